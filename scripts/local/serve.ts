/**
 * Runs the product on this machine until Ctrl-C: the mail server with its inbox, the function in its
 * emulator, and the page, either as Hosting would serve the build or (`--dev`) from Next's dev server.
 * With `--build` it builds first, once it knows that nothing is in the way.
 */
import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { isTaken } from '../shared/ports';
import { reportError } from '../shared/cli';

/** One of the processes; it is up once it has printed `ready`. */
interface Service {
  name: string;
  command: string[];
  ready: RegExp;
}

const host = '127.0.0.1';
const project = 'demo-red-rim';
const dev = process.argv.includes('--dev');

// Those of the emulators are also in firebase.json, that of the mail in functions/.secret.local.
const ports = {
  page: dev ? 3000 : 5000,
  function: 5001,
  'emulator hub': 4400,
  'emulator log': 4500,
  mail: 1025,
  inbox: 1080,
};

const mails = mkdtempSync(join(tmpdir(), 'mails-'));

const mailServer: Service = {
  name: 'mail server',
  command: [
    'maildev',
    ...['--ip', host, '--smtp', `${ports.mail}`, '--web', `${ports.inbox}`],
    ...['--mail-directory', mails],
  ],
  ready: /MailDev webapp running/,
};

const emulators = (only: string): Service => ({
  name: 'Firebase emulators',
  command: ['firebase', 'emulators:start', '--project', project, '--only', only],
  ready: /All emulators ready/,
});

const services: Service[] = dev
  ? [
      mailServer,
      {
        name: 'function compiler',
        command: ['tsc', '-p', 'functions', '--watch', '--preserveWatchOutput'],
        ready: /Watching for file changes/,
      },
      emulators('functions'),
      {
        name: 'page server',
        command: ['next', 'dev', '--hostname', host, '--port', `${ports.page}`],
        ready: /Ready in/,
      },
    ]
  : [mailServer, emulators('functions,hosting')];

const running = new Set<ChildProcess>();
let stopping = false;

async function main() {
  await assertPortsAreFree();
  if (process.argv.includes('--build')) build();
  if (!dev && !existsSync('out/index.html')) {
    throw new Error('There is no build to serve: run "npm run build" first.');
  }
  for (const service of services) {
    console.log(`Starting the ${service.name} …`);
    await start(service);
  }
  console.log(`\n  Page   http://${host}:${ports.page}`);
  console.log(`  Inbox  http://${host}:${ports.inbox}`);
  console.log('\n  Ctrl-C ends everything.\n');
}

function build() {
  const { status } = spawnSync('npm', ['run', 'build'], { stdio: 'inherit' });
  if (status !== 0) throw new Error('The build failed; the lines above say why.');
}

async function assertPortsAreFree() {
  for (const [use, port] of Object.entries(ports)) {
    if (await isTaken(port)) {
      throw new Error(
        `Port ${port}, meant for the ${use}, is busy: end the program that uses it and try again.`,
      );
    }
  }
}

/** Resolves when the service is up; what it printed until then is shown only if it ends before. */
function start({ name, command: [program = '', ...args], ready }: Service): Promise<void> {
  return new Promise((resolve, reject) => {
    // A process group of its own: Ctrl-C reaches this script alone, which ends each service once.
    // The emulators skip their clean-up on a second signal.
    const child = spawn(`node_modules/.bin/${program}`, args, {
      detached: true,
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    running.add(child);
    let output = '';
    let up = false;
    const read = (chunk: Buffer) => {
      if (up) process.stdout.write(withoutRequests(chunk.toString()));
      else if (ready.test((output += chunk.toString()))) {
        up = true;
        resolve();
      }
    };
    child.stdout.on('data', read);
    child.stderr.on('data', read);
    child.once('error', reject);
    child.once('close', () => {
      running.delete(child);
      if (stopping) return;
      const error = new Error(`The ${name} ended by itself; the lines above say why.`);
      if (!up) console.error(output);
      reject(error);
      void stop(error);
    });
  });
}

/** Hosting notes every file of every visit; what the function has to say would drown in that. */
function withoutRequests(output: string): string {
  return output.replaceAll(/^.*hosting: .*"(?:GET|HEAD) .*\n?/gm, '');
}

/** Ends everything that was started, then this script: with exit code 1 if there was an error. */
async function stop(error?: unknown) {
  if (stopping) return;
  stopping = true;
  if (error) reportError(error);
  await Promise.all(
    [...running].map(
      (child) =>
        new Promise((resolve) => {
          child.once('close', resolve);
          child.kill('SIGINT');
        }),
    ),
  );
  rmSync(mails, { recursive: true, force: true });
}

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
  process.on(signal, () => void stop());
}
main().catch((error: unknown) => stop(error));
