/**
 * Serves the product on this machine until Ctrl-C. Firebase's emulators serve the function and the last build
 * of page and editor. A mail server shows the enquiries in an inbox. `--dev` serves the page with Next's
 * development server instead, and no editor.
 */
import { existsSync, writeFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';

import concurrently, { type CloseEvent } from 'concurrently';

import { demoConfig } from '../lib/environment';
import { main, must } from './shared/cli';
import { host, isListening, ports, urlOf } from './shared/ports';

const isDev = process.argv.includes('--dev');

const { editor, ...others } = ports;
const usedPorts = isDev ? others : ports;
const emulators = isDev ? 'functions' : 'functions,hosting';

// It replaces the shell that concurrently starts, so that concurrently sees how the program itself ends.
const exec = process.platform === 'win32' ? '' : 'exec ';

const services = [
  { name: 'mail', command: `${exec}maildev --ip ${host} --smtp ${ports.mail} --web ${ports.inbox}` },
  {
    name: 'emulators',
    // Quiet: without a line for each requested file, which would hide the function's messages.
    command: `${exec}firebase emulators:start --project ${demoConfig.projectId} --only ${emulators} --log-verbosity QUIET`,
  },
];
if (isDev) {
  services.push(
    { name: 'bundler', command: 'npm run build:function -- --watch=forever' },
    { name: 'page', command: `${exec}next dev --hostname ${host} --port ${ports.hosting}` },
  );
}

/** Where the emulators look for the function's secrets, in place of Google. */
const secretsFile = 'functions/.secret.local';
const secrets = `SMTP_URL=smtp://${host}:${ports.mail}
MAIL_FROM="Red Rim Shuttle website <website@redrim.example>"
MAIL_TO=office@redrim.example
`;

async function printAddresses(): Promise<void> {
  for (const port of Object.values(usedPorts)) {
    // The pause does not keep this process running, if a service ends meanwhile.
    while (!(await isListening(port))) await pause(200, undefined, { ref: false });
  }
  console.log(`\n  Page   ${urlOf(ports.hosting)}\n  Inbox  ${urlOf(ports.inbox)}`);
  if (!isDev) console.log(`  Editor ${urlOf(editor)}`);
  console.log('\n  Ctrl-C ends everything.\n');
}

main(async () => {
  // firebase-tools would send calls of the function to a proxy. It does not read NO_PROXY.
  Object.assign(process.env, { HTTP_PROXY: '', http_proxy: '', HTTPS_PROXY: '', https_proxy: '' });
  // The emulators ask npm for a newer firebase-functions. Without a network, that takes ten seconds.
  process.env.npm_config_offline = 'true';
  // A process that outlives Next would send its statistics.
  process.env.NEXT_TELEMETRY_DISABLED = '1';
  for (const [use, port] of Object.entries(usedPorts)) {
    const problem = `Port ${port}, for ${use}, is taken: end the program that has it, such as another "npm start".`;
    must(!(await isListening(port)), problem);
  }
  must(isDev || existsSync('out/index.html'), 'There is no build in out: run "npm run build" first.');
  if (!existsSync(secretsFile)) writeFileSync(secretsFile, secrets);

  // concurrently passes each signal on to the commands and to what they have started.
  const { result } = concurrently(services, { killOthersOn: ['success', 'failure'] });
  void printAddresses();
  const events = await result.catch((reason: unknown) => reason as CloseEvent[]);
  const first = events.find(({ killed }) => !killed);
  must(
    !first,
    `Everything is stopped, because "${first?.command.name}" ended by itself. The lines above say why.`,
  );
});
