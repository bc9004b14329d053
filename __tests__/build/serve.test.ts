import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { mkdirSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { resolve } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

import { host, isListening, ports } from '../../scripts/shared/ports';
import { validEnquiry } from '../contact-cases';
import { newFolder } from '../folder';
import { linuxTest } from '../linux';
import { listen } from '../listen';

/** Serves the last build. `npm start` is the same with a build before. */
const serve = ['node', '--import', 'tsx', resolve('scripts/start.ts')];
/** Runs a command in a terminal of its own, which can be closed. */
const inTerminal = (command: string[]) => [
  ...['script', '--quiet', '--command'],
  command.map((part) => `'${part.replaceAll("'", String.raw`'\''`)}'`).join(' '),
  '/dev/null',
];
const isReady = /Ctrl-C ends everything/;

/** The environment variable that marks a test's processes, even if they outlive their parents. */
const mark = 'TEST_OF_SERVING';

/**
 * Returns ids and command lines of the processes with this mark. Only Linux shows other processes'
 * environment.
 */
function processesOf(id: string): [pid: number, command: string][] {
  const read = (pid: string, file: string) => {
    try {
      return readFileSync(`/proc/${pid}/${file}`, 'utf8').replaceAll('\0', ' ');
    } catch {
      // The process has ended.
      return '';
    }
  };
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name) && read(name, 'environ').includes(`${mark}=${id}`))
    .map((pid) => [Number(pid), read(pid, 'cmdline').trim()]);
}

interface Start {
  id: string;
  child: ChildProcess;
  exit: Promise<unknown>;
}

/**
 * Starts a command as the leader of a process group, as a terminal does, and waits for its output.
 *
 * @throws an Error with its output, such as "Port 4100 is taken", if it ends too early.
 */
async function start(
  [file = '', ...args]: readonly string[],
  expected = isReady,
  options: { cwd?: string; env?: Record<string, string> } = {},
): Promise<Start> {
  const id = randomUUID();
  const env = { ...process.env, ...options.env, [mark]: id };
  const child = spawn(file, args, { ...options, env, detached: true });
  const exit = once(child, 'exit');
  let output = '';
  await new Promise<void>((resolve, reject) => {
    for (const stream of [child.stdout, child.stderr]) {
      stream.on('data', (part: Buffer) => {
        output += part.toString();
        if (expected.test(output)) resolve();
      });
    }
    child.once('close', () => reject(new Error(output)));
  });
  return { id, child, exit };
}

/** Ends the processes that a failed test left running. */
function end({ id }: Start): void {
  for (const [pid] of process.platform === 'linux' ? processesOf(id) : []) process.kill(pid, 'SIGKILL');
}

async function takenPorts(): Promise<number[]> {
  const all = Object.values(ports);
  const taken = await Promise.all(all.map(isListening));
  return all.filter((_, index) => taken[index]);
}

/** Polls until a list is empty. Otherwise fails with the list. */
async function expectNone(list: () => unknown[] | Promise<unknown[]>): Promise<void> {
  const limit = AbortSignal.timeout(50_000);
  while (!limit.aborted && (await list()).length > 0) await pause(100);
  expect(await list()).toEqual([]);
}

/** Sends an enquiry through Hosting, and expects that it is mailed. */
async function sendEnquiry(): Promise<void> {
  const { status } = await fetch(`http://${host}:${ports.hosting}/sendContactEmail`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ data: validEnquiry }),
  });
  expect(status).toBe(200);
}

/** Presses Ctrl-C: a terminal sends the signal to the whole process group. */
const pressCtrlC = ({ child }: Start) => process.kill(-child.pid!, 'SIGINT');

/** Kills the process of a start whose command line has this text. */
const crash = ({ id }: Start, text: string) =>
  process.kill(processesOf(id).find(([, command]) => command.includes(text))![0], 'SIGKILL');

test('a start names a taken port', async () => {
  const other = createServer().listen(ports.hosting, host);
  try {
    await once(other, 'listening');
    const [file = '', ...args] = serve;
    // The timeout only ends a command that hangs.
    const { stderr, status } = spawnSync(file, args, { encoding: 'utf8', timeout: 30_000 });
    expect(stderr).toMatch(/^Port \d+, for hosting, is taken: end the program that has it/);
    expect(status).toBe(1);
  } finally {
    other.close();
  }
});

test('a start mails enquiries beside another emulator suite, without the environment’s proxy, and Ctrl-C frees all ports', async () => {
  const otherSuite = [4400, 4500, 9299, 9499].map((port) =>
    // A port that is taken already does as well.
    createServer()
      .once('error', () => undefined)
      .listen(port, host)
      .unref(),
  );
  const proxied: unknown[] = [];
  const proxy = createServer((socket) => proxied.push(socket.destroy()));
  const url = `http://${host}:${await listen(proxy)}`;
  const env = { HTTP_PROXY: url, http_proxy: url, HTTPS_PROXY: url, https_proxy: url };
  const product = await start(serve, isReady, { env });
  try {
    await sendEnquiry();
    expect(proxied).toEqual([]);
    pressCtrlC(product);
    expect(await product.exit).toEqual([0, null]);
    expect(await takenPorts()).toEqual([]);
  } finally {
    end(product);
    for (const server of [...otherSuite, proxy]) server.close();
  }
}, 120_000);

describe('a start ends all its processes after', () => {
  linuxTest.each<[string, string[], (product: Start) => unknown]>([
    ['its terminal is closed', inTerminal(serve), ({ child }) => child.kill('SIGKILL')],
    ['a crash of the mail server', serve, (product) => crash(product, 'maildev')],
    [
      'a crash of the emulators, whose function has run',
      serve,
      async (product) => {
        await sendEnquiry();
        crash(product, 'firebase');
      },
    ],
  ])(
    '%s',
    async (_name, command, stop) => {
      const product = await start(command);
      try {
        expect(processesOf(product.id)).not.toEqual([]);
        await stop(product);
        await expectNone(() => processesOf(product.id));
        expect(await takenPorts()).toEqual([]);
      } finally {
        end(product);
      }
    },
    120_000,
  );

  const path = newFolder();
  const build = [...serve, '--build'];

  linuxTest.each<[string, string[], (product: Start) => unknown]>([
    ['Ctrl-C', build, pressCtrlC],
    ['SIGTERM', build, ({ child }) => child.kill('SIGTERM')],
    ['its terminal is closed', inTerminal(build), ({ child }) => child.kill('SIGKILL')],
  ])('%s, during the build', async (_name, command, stop) => {
    symlinkSync(resolve('node_modules'), path('node_modules'));
    mkdirSync(path('scripts'));
    const sleep = `require('node:child_process').spawnSync('sleep', ['1000'])`;
    writeFileSync(path('scripts/build.ts'), `console.log('Building');\n${sleep};\n`);
    const product = await start(command, /Building/, { cwd: path() });
    try {
      expect(processesOf(product.id)).not.toEqual([]);
      stop(product);
      await expectNone(() => processesOf(product.id));
    } finally {
      end(product);
    }
  });
});
