/**
 * Serves the product on this machine until Ctrl-C. Firebase's emulators serve the function and the last build of page
 * and editor. A mail server shows the enquiries in an inbox. `--build` builds first. `--dev` serves the page with
 * Next's development server instead, and no editor.
 */
import { spawn, spawnSync, type ChildProcess, type StdioOptions } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';

import { hostingConfig } from './export/hosting';
import { main, must, nodeArguments, program } from './shared/cli';
import { host, isListening, ports } from './shared/ports';

/** A program that runs until it is ended. */
interface Service {
  name: string;
  file: string;
  args: string[];
  /** Matches the output of a program that is ready for use. */
  ready: RegExp;
}

const isDev = process.argv.includes('--dev');
const isWindows = process.platform === 'win32';
const urlOf = (port: number) => `http://${host}:${port}`;

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
          name: 'function bundler',
          file: 'scripts/function.ts',
          args: ['--watch'],
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

/** @throws an Error that names the first port that another program uses. */
async function requirePorts(): Promise<void> {
  for (const [use, port] of Object.entries(ports)) {
    if (await isListening(port)) {
      throw new Error(
        `Port ${port}, for ${use}, is taken: end the program that has it, such as another "npm start".`,
      );
    }
  }
}

/** The running programs. Each promise resolves when the program's output is closed. */
const running = new Map<ChildProcess, Promise<unknown>>();
let stopping = false;

/**
 * Ends all programs, then this process. Ctrl-C in a terminal does not reach the programs themselves, because the
 * emulators leave everything running when they get a second signal.
 */
async function stop(): Promise<void> {
  if (stopping) return;
  stopping = true;
  for (const child of running.keys()) {
    if (isWindows) spawnSync('taskkill', ['/pid', String(child.pid), '/t', '/f']);
    else child.kill('SIGINT');
  }
  await Promise.all(running.values());
  process.exit();
}

/** Kills processes that a program left in its process group, such as a function that was reloading. */
function killGroup({ pid }: ChildProcess): void {
  try {
    if (pid && !isWindows) process.kill(-pid, 'SIGKILL');
  } catch {
    // The group is empty.
  }
}

/** Starts a program in its own process group, which is killed when the program ends. */
function launch(file: string, args: string[], stdio: StdioOptions): ChildProcess {
  const child = spawn(process.execPath, nodeArguments(file, args), {
    detached: !isWindows,
    stdio,
    // A process that outlives Next would send its statistics.
    env: { ...process.env, NEXT_TELEMETRY_DISABLED: '1' },
  });
  child.once('exit', () => killGroup(child));
  running.set(
    child,
    once(child, 'close').then(() => running.delete(child)),
  );
  return child;
}

/** @returns a text that changes when a process gets another parent. */
function parentOf(pid: number): string {
  if (process.platform !== 'linux') {
    return spawnSync('ps', ['-o', 'ppid=', '-p', `${pid}`], { encoding: 'utf8' }).stdout;
  }
  const file = `/proc/${pid}/status`;
  const status = existsSync(file) ? readFileSync(file, 'utf8') : '';
  return /^PPid:.*/m.exec(status)?.[0] ?? '';
}

/**
 * Stops everything when npm or its shell ends. npm does not pass on SIGHUP, and the shell passes on no signal. So this
 * looks at the ancestors, because a process whose parent ends gets another parent. Windows itself ends the programs of
 * a closed window.
 */
function stopWithNpm(): void {
  if (!process.env.npm_execpath || isWindows) return;
  const ancestors = () => `${process.ppid} ${parentOf(process.ppid)}`;
  const initialAncestors = ancestors();
  setInterval(() => {
    if (ancestors() !== initialAncestors) void stop();
  }, 1000).unref();
}

/**
 * Builds. The promise also resolves when the build is stopped.
 *
 * @throws an Error if the build fails.
 */
async function build(): Promise<void> {
  const child = launch('scripts/build.ts', ['--local', ...(isDev ? ['--dev'] : [])], 'inherit');
  const [code] = (await once(child, 'exit')) as [number | null];
  must(
    stopping || code === 0,
    'The build failed, so there is nothing to serve. The lines above say why.',
  );
}

/** Removes the emulator's line for each requested file, which would hide the function's messages. */
const withoutRequests = (output: string) =>
  output.replaceAll(/^.*hosting: .*"(?:GET|HEAD) .*\n?/gm, '');

/**
 * Starts a service. Its output is shown after it is ready, or when it ends by itself.
 *
 * @returns true when the service is ready, or false if it was stopped before.
 * @throws an Error if it ends by itself.
 */
function start({ name, file, args, ready }: Service): Promise<boolean> {
  const child = launch(file, args, ['ignore', 'pipe', 'pipe']);
  let output = '';
  let isReady = false;
  return new Promise((resolve, reject) => {
    const read = (chunk: Buffer) => {
      if (isReady) process.stdout.write(withoutRequests(chunk.toString()));
      else output += chunk.toString();
      isReady ||= ready.test(output);
      if (isReady) resolve(true);
    };
    child.stdout?.on('data', read);
    child.stderr?.on('data', read);
    child.once('close', () => {
      if (stopping) {
        resolve(false);
        return;
      }
      if (!isReady) console.error(output);
      console.error(`The ${name} ended by itself. The lines above say why.`);
      process.exitCode = 1;
      reject(new Error('Everything else is stopped as well.'));
      void stop();
    });
  });
}

main(async () => {
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.on(signal, () => void stop());
  }
  // Output fails after the terminal is closed.
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => void stop());
  stopWithNpm();
  await requirePorts();
  if (isDev || process.argv.includes('--build')) await build();
  if (stopping) return;
  must(
    isDev || existsSync('out/index.html'),
    'There is no build in out: run "npm run build" first.',
  );
  const secrets = 'functions/.secret.local';
  if (!existsSync(secrets)) writeFileSync(secrets, `SMTP_URL=smtp://${host}:${ports.mail}\n`);

  console.log('Starting mail server and emulators …');
  const areReady = await Promise.all(services().map(start));
  if (areReady.includes(false)) return;
  console.log(`\n  Page   ${urlOf(ports.hosting)}\n  Inbox  ${urlOf(ports.inbox)}`);
  if (!isDev) console.log(`  Editor ${urlOf(ports.editor)}`);
  console.log('\n  Ctrl-C ends everything.\n');
});
