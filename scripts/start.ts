/**
 * Serves the product on this machine until Ctrl-C: the mail server with its inbox, and in Firebase's emulators
 * the function with the last build of page and editor. `--build` builds first. `--dev` serves the page by
 * Next's development server instead.
 */
import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { existsSync, writeFileSync } from 'node:fs';

import { hostingConfig } from './export/hosting';
import { main, nodeArguments, program, run } from './shared/cli';
import { host, isListening, ports } from './shared/ports';

/** A program that runs until it is ended. `ready` is what it prints once it can be used. */
interface Service {
  name: string;
  file: string;
  args: string[];
  ready: RegExp;
}

const isDev = process.argv.includes('--dev');
const isWindows = process.platform === 'win32';
const at = (port: number) => `http://${host}:${port}`;

const firebase = (config: string, only: string): Service => ({
  name: 'Firebase emulators',
  file: program('firebase-tools', 'firebase'),
  args: [
    ...['emulators:start', '--project', 'demo-red-rim'],
    ...['--config', config, '--only', only],
  ],
  ready: /All emulators ready/,
});

const services = (): Service[] => [
  {
    name: 'mail server',
    file: program('maildev'),
    args: ['--ip', host, '--smtp', `${ports.mail}`, '--web', `${ports.inbox}`],
    ready: /webapp running/,
  },
  ...(isDev
    ? [
        firebase('firebase.json', 'functions'),
        {
          name: 'function compiler',
          file: program('typescript', 'tsc'),
          args: ['-p', 'functions', '--watch', '--preserveWatchOutput'],
          ready: /Watching for file changes/,
        },
        {
          name: 'page server',
          file: program('next'),
          args: ['dev', '--hostname', host, '--port', `${ports.hosting}`],
          ready: /Ready in/,
        },
      ]
    : [firebase(hostingConfig, 'functions,hosting')]),
];

/** @throws an Error that names the first port that another program has. */
async function requirePorts(): Promise<void> {
  for (const [use, port] of Object.entries(ports)) {
    if (await isListening(port)) {
      throw new Error(
        `Port ${port}, for ${use}, is taken: end the program that has it, such as another "npm start".`,
      );
    }
  }
}

const running = new Map<ChildProcess, Promise<unknown>>();
let stopping = false;

/** Ends every service. The emulators take a second signal for "leave all behind", so none gets Ctrl-C itself. */
async function stop(): Promise<void> {
  if (stopping) return;
  stopping = true;
  for (const child of running.keys()) {
    if (isWindows) spawnSync('taskkill', ['/pid', String(child.pid), '/t', '/f']);
    else child.kill('SIGINT');
  }
  await Promise.all(running.values());
}

/** Kills what a program has left in its process group, such as a function that was being reloaded. */
function killGroup({ pid }: ChildProcess): void {
  try {
    if (pid && !isWindows) process.kill(-pid, 'SIGKILL');
  } catch {
    // Nothing is left.
  }
}

/** Without the files of each visit, in which the function's messages would drown. */
const withoutVisits = (output: string) =>
  output.replaceAll(/^.*hosting: .*"(?:GET|HEAD) .*\n?/gm, '');

/**
 * Starts a service in a process group of its own. Its output is shown once it is ready, or if it ends.
 *
 * @returns when it is ready or has been ended.
 * @throws an Error when it ends by itself before.
 */
function start({ name, file, args, ready }: Service): Promise<void> {
  const child = spawn(process.execPath, nodeArguments(file, args), {
    detached: !isWindows,
    stdio: ['ignore', 'pipe', 'pipe'],
    // Next's statistics would be sent by a process that outlives it.
    env: { ...process.env, NEXT_TELEMETRY_DISABLED: '1' },
  });
  let output = '';
  let isReady = false;
  child.once('exit', () => killGroup(child));
  return new Promise((resolve, reject) => {
    const read = (chunk: Buffer) => {
      if (isReady) process.stdout.write(withoutVisits(chunk.toString()));
      else output += chunk.toString();
      isReady ||= ready.test(output);
      if (isReady) resolve();
    };
    child.stdout.on('data', read);
    child.stderr.on('data', read);
    const ended = new Promise<void>((done) => child.once('close', () => done())).then(() => {
      running.delete(child);
      if (stopping) {
        resolve();
        return undefined;
      }
      if (!isReady) console.error(output);
      console.error(`The ${name} ended by itself; the lines above say why.`);
      process.exitCode = 1;
      reject(new Error('Nothing is served any more.'));
      return stop();
    });
    running.set(child, ended);
  });
}

main(async () => {
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.on(signal, () => void stop());
  }
  await requirePorts();
  const mustBuild = isDev || process.argv.includes('--build');
  if (mustBuild && !run('scripts/build.ts', ['--local', ...(isDev ? ['--dev'] : [])])) {
    throw new Error('There is nothing to serve: the build failed; the lines above say why.');
  }
  if (!isDev && !existsSync('out/index.html')) {
    throw new Error('There is no build in out: run "npm run build" first.');
  }
  const secrets = 'functions/.secret.local';
  if (!existsSync(secrets)) writeFileSync(secrets, `SMTP_URL=smtp://${host}:${ports.mail}\n`);

  console.log('Starting mail server and emulators …');
  await Promise.all(services().map(start));
  if (stopping) return;
  console.log(`\n  Page   ${at(ports.hosting)}\n  Inbox  ${at(ports.inbox)}`);
  if (!isDev) console.log(`  Editor ${at(ports.editor)}`);
  console.log('\n  Ctrl-C ends everything.\n');
});
