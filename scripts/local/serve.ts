/**
 * Runs the product on this machine until Ctrl-C: the mail server with its inbox, the function in its
 * emulator, and page and editor as Hosting would serve the build, or (`--dev`) the page from Next's dev server.
 * With `--build` it builds first, unless `--last` asks for the last build; `--edit` builds and serves the editor
 * alone.
 */
import { mkdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

import { watchScripts } from '../build/scripts';
import { main, program, requireBuild, run } from '../shared/cli';
import { host, isListening, portOffset, ports, requirePorts } from '../shared/ports';
import { startProgram, type Running } from '../shared/process';
import { emulatorConfig, removeEmulatorFiles, writeEmulatorFiles } from './emulator-files';

/** A child process; it is ready once it listens on the port `ready`, or has printed that. */
interface Service {
  name: string;
  file: string;
  args: string[];
  env?: Record<string, string>;
  ready: number | RegExp;
}

const project = 'demo-red-rim';
const edit = process.argv.includes('--edit');
const dev = process.argv.includes('--dev');
const build = process.argv.includes('--build') && !process.argv.includes('--last');

/** Milliseconds that a service has to become ready. */
const timeout = 120_000;

const mails = join(tmpdir(), `mails-${portOffset}`);
const running = new Set<Running>();
let stopping = false;
let stopWatching: (() => Promise<void>) | undefined;

const at = (port: number) => `http://${host}:${port}`;

/** What the emulators serve. */
const emulated = edit ? 'hosting:editor' : dev ? 'functions' : 'functions,hosting';

function services(): Service[] {
  const mailServer: Service = {
    name: 'mail server',
    file: program('maildev'),
    args: [
      ...['--ip', host, '--smtp', `${ports.mail}`, '--web', `${ports.inbox}`],
      ...['--mail-directory', mails],
    ],
    ready: ports.inbox,
  };
  const emulators: Service = {
    name: 'Firebase emulators',
    file: program('firebase-tools', 'firebase'),
    args: [
      ...['emulators:start', '--project', project, '--config', emulatorConfig],
      ...['--only', emulated],
    ],
    ready: /All emulators ready/,
  };
  if (edit) return [emulators];
  if (!dev) return [mailServer, emulators];
  return [
    mailServer,
    {
      name: 'function compiler',
      file: program('typescript', 'tsc'),
      args: ['-p', 'functions', '--watch', '--preserveWatchOutput'],
      ready: /Watching for file changes/,
    },
    emulators,
    {
      name: 'page server',
      file: program('next'),
      args: ['dev', '--hostname', host, '--port', `${ports.hosting}`],
      env: { FUNCTION_ORIGIN: at(ports.functions) },
      ready: ports.hosting,
    },
  ];
}

/**
 * Resolves once the service is ready. Its output is shown only if it is not.
 *
 * @throws an Error when it exits before, or is not ready in time.
 */
async function start({ name, file, args, env, ready }: Service): Promise<void> {
  const service = startProgram(file, args, env);
  running.add(service);
  let output = '';
  let up = false;
  const read = (chunk: Buffer) => {
    if (up) process.stdout.write(withoutRequests(chunk.toString()));
    else output += chunk.toString();
  };
  service.child.stdout?.on('data', read);
  service.child.stderr?.on('data', read);
  void service.ended.then(() => {
    running.delete(service);
    if (up && !stopping) main(() => stop().then(() => Promise.reject(ended)));
  });
  const ended = new Error(`The ${name} ended by itself; the lines above say why.`);
  const isReady = () => (typeof ready === 'number' ? isListening(ready) : ready.test(output));
  const end = Date.now() + timeout;
  while (!(await isReady())) {
    if (stopping) return;
    if (running.has(service) && Date.now() < end) await sleep(50);
    else {
      console.error(output);
      throw running.has(service)
        ? new Error(
            `The ${name} was not ready within two minutes; the lines above are what it said.`,
          )
        : ended;
    }
  }
  up = true;
}

/** Without the files of every visit, in which the function’s messages would drown, and Next’s addresses. */
function withoutRequests(output: string): string {
  return output.replaceAll(/^.*(?:hosting: .*"(?:GET|HEAD) |- (?:Local|Network): ).*\n?/gm, '');
}

/** Ends every child process. */
async function stop() {
  if (stopping) return;
  stopping = true;
  await stopWatching?.();
  await Promise.all([...running].map((service) => service.end()));
  removeEmulatorFiles();
  rmSync(mails, { recursive: true, force: true });
}

main(async () => {
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.on(signal, () => void stop());
  }
  await requirePorts();
  const part = edit ? ['--editor'] : dev ? ['--assets'] : [];
  if ((edit || dev || build) && !run('scripts/build/build.ts', part)) {
    throw new Error('There is nothing to serve: the build failed; the lines above say why.');
  }
  if (!dev && !edit) requireBuild();
  writeEmulatorFiles();
  mkdirSync(mails, { recursive: true });
  if (dev) stopWatching = await watchScripts();
  try {
    for (const service of services()) {
      console.log(`Starting the ${service.name} …`);
      await start(service);
      if (stopping) return;
    }
  } catch (error) {
    await stop();
    throw error;
  }
  if (!edit) console.log(`\n  Page   ${at(ports.hosting)}\n  Inbox  ${at(ports.inbox)}`);
  // Alone, it is the emulator's first site.
  if (!dev) console.log(`  Editor ${at(edit ? ports.hosting : ports.editor)}`);
  console.log('\n  Ctrl-C ends everything.\n');
});
