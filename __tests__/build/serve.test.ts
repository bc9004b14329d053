import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { mkdirSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

import { host, isListening, ports } from '../../scripts/shared/ports';
import { newFolder } from '../folder';
import { linuxTest } from '../linux';

/** Serves the last build. `npm start` is the same with a build before. */
const serve = 'node --import tsx scripts/start.ts';
/** Serves as `npm start` does, without a build: npm starts a shell, which starts Node. */
const npm = ['npm', 'exec', '--call', serve];
const isReady = /Ctrl-C ends everything/;

/** The environment variable that marks a test's processes, even if they outlive their parents. */
const mark = 'TEST_OF_SERVING';

/** Returns ids and command lines of the processes with this mark. Only Linux shows other processes' environment. */
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
 * Starts a command and waits for its output.
 *
 * @throws an Error with its output, such as "Port 4100 is taken", if it ends too early.
 */
async function start(
  [file = '', ...args]: readonly string[],
  expected = isReady,
  cwd = '.',
): Promise<Start> {
  const id = randomUUID();
  const child = spawn(file, args, { cwd, env: { ...process.env, [mark]: id } });
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
  for (const [pid] of process.platform === 'linux' ? processesOf(id) : [])
    process.kill(pid, 'SIGKILL');
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

test('a second start names the taken port, and Ctrl-C ends the first and frees all ports', async () => {
  const product = await start(serve.split(' '));
  try {
    // The timeout only ends a command that hangs.
    const options = { encoding: 'utf8', timeout: 30_000 } as const;
    const [file = '', ...args] = serve.split(' ');
    const otherStart = spawnSync(file, args, options);
    expect(otherStart.stderr).toMatch(
      /^Port \d+, for hosting, is taken: end the program that has it/,
    );
    expect(otherStart.status).toBe(1);

    const logo = await fetch(`http://${host}:${ports.hosting}/icon.svg`);
    expect(logo.headers.get('content-type')).toBe('image/svg+xml');

    product.child.kill('SIGINT');
    expect(await product.exit).toEqual([0, null]);
    expect(await takenPorts()).toEqual([]);
  } finally {
    end(product);
  }
}, 120_000);

describe('npm start ends all its processes after', () => {
  /** Returns the process of a start with this command line. */
  const pidOf = ({ id }: Start, command: RegExp) =>
    processesOf(id).find(([, line]) => command.test(line))![0];
  const commands = { npm: /^npm exec/, 'its shell': /^sh -c/, Node: /^node --import tsx/ };

  linuxTest.each([
    [
      'SIGTERM to npm',
      npm,
      (product: Start): unknown => process.kill(pidOf(product, commands.npm), 'SIGTERM'),
    ],
    [
      'a terminal that is closed',
      ['script', '--quiet', '--command', npm.map((part) => `'${part}'`).join(' '), '/dev/null'],
      ({ child }: Start): unknown => child.kill('SIGKILL'),
    ],
  ] as const)(
    '%s, while the product is served',
    async (_name, command, stop) => {
      const product = await start(command);
      try {
        stop(product);
        await expectNone(() => processesOf(product.id));
        expect(await takenPorts()).toEqual([]);
      } finally {
        end(product);
      }
    },
    120_000,
  );

  const path = newFolder();

  linuxTest.each(
    Object.entries(commands).flatMap(([name, command]) =>
      (['SIGTERM', 'SIGHUP'] as const).map((signal) => [signal, name, command] as const),
    ),
  )('%s to %s, during the build', async (signal, _name, command) => {
    symlinkSync(resolve('node_modules'), path('node_modules'));
    mkdirSync(path('scripts'));
    const build = `require('node:child_process').spawnSync('sleep', ['1000'])`;
    writeFileSync(path('scripts/build.ts'), `console.log('Building');\n${build};\n`);
    const call = `node --import tsx ${resolve('scripts/start.ts')} --build`;
    const product = await start(['npm', 'exec', '--call', call], /Building/, path());
    try {
      process.kill(pidOf(product, command), signal);
      await expectNone(() => processesOf(product.id));
    } finally {
      end(product);
    }
  });
});
