/**
 * Serves the product on this machine until Ctrl-C. Firebase's emulators serve the function and the last build
 * of page and editor. A mail server shows the enquiries in an inbox. `--dev` serves the page with Next's
 * development server instead, and no editor.
 */
import { existsSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';

import concurrently, { type CloseEvent } from 'concurrently';

import { demoConfig } from '../lib/environment';
import { main, must, program } from './shared/cli';
import { host, isListening, ports, urlOf } from './shared/ports';

const isDev = process.argv.includes('--dev');
// `exec` replaces the shell that concurrently starts, so that concurrently sees how Node itself ends.
const node = process.platform === 'win32' ? 'node' : 'exec node';

const emulators = (only: string) => ({
  name: 'emulators',
  command: [
    `${node} ${program('firebase-tools', 'firebase')} emulators:start --project ${demoConfig.projectId}`,
    // Quiet: without a line for each requested file, which would hide the function's messages.
    `--only ${only} --log-verbosity QUIET`,
  ].join(' '),
  // The emulators ask npm for a newer firebase-functions. Without a network, that takes ten seconds.
  env: { npm_config_offline: 'true' },
});

const { editor, ...others } = ports;
const usedPorts = isDev ? others : ports;

const services = [
  {
    name: 'mail',
    command: `${node} ${program('maildev')} --ip ${host} --smtp ${ports.mail} --web ${ports.inbox}`,
  },
  ...(isDev
    ? [
        emulators('functions'),
        { name: 'bundler', command: 'npm run build:function -- --watch=forever' },
        {
          name: 'page',
          command: `${node} ${program('next')} dev --hostname ${host} --port ${ports.hosting}`,
          // A process that outlives Next would send its statistics.
          env: { NEXT_TELEMETRY_DISABLED: '1' },
        },
      ]
    : [emulators('functions,hosting')]),
];

async function requirePorts(): Promise<void> {
  for (const [use, port] of Object.entries(usedPorts)) {
    if (await isListening(port)) {
      throw new Error(
        `Port ${port}, for ${use}, is taken: end the program that has it, such as another "npm start".`,
      );
    }
  }
}

async function printAddresses(): Promise<void> {
  for (const port of Object.values(usedPorts)) {
    // The pause does not keep this process running, if a service ends meanwhile.
    while (!(await isListening(port))) await pause(200, undefined, { ref: false });
  }
  console.log(`\n  Page   ${urlOf(ports.hosting)}\n  Inbox  ${urlOf(ports.inbox)}`);
  if (!isDev) console.log(`  Editor ${urlOf(editor)}`);
  console.log('\n  Ctrl-C ends everything.\n');
}

/** Runs all services until one of them ends, or a signal to this process ends all. */
async function serve(): Promise<void> {
  // concurrently passes each signal on to the commands and to what they have started.
  const { result } = concurrently(services, { killOthersOn: ['success', 'failure'] });
  void printAddresses();
  const events = await result.catch((reason: unknown) => reason as CloseEvent[]);
  const first = events.find(({ killed }) => !killed);
  must(
    !first,
    `Everything is stopped, because "${first?.command.name}" ended by itself. The lines above say why.`,
  );
}

main(async () => {
  // firebase-tools would send calls of the function to a proxy. It does not read NO_PROXY.
  Object.assign(process.env, { HTTP_PROXY: '', http_proxy: '', HTTPS_PROXY: '', https_proxy: '' });
  await requirePorts();
  must(isDev || existsSync('out/index.html'), 'There is no build in out: run "npm run build" first.');
  await serve();
});
