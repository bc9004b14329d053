import { spawn, spawnSync, type ChildProcess } from 'node:child_process';

import { nodeArguments } from './cli';

/** A program that runs beside this one until it is ended. */
export interface Running {
  child: ChildProcess;
  /** Resolves with the exit code when it is over; null when a signal ended it. */
  ended: Promise<number | null>;
  /** Asks it to end, and whatever it has started; resolves when it has. */
  end: () => Promise<void>;
}

/**
 * Starts a program through Node, in a process group of its own: Ctrl-C reaches this script alone, which then
 * ends each program once.
 *
 * @param file a script of this project, or `program('next')`.
 * @param folder where it runs.
 */
export function startProgram(
  file: string,
  args: string[],
  env?: Record<string, string>,
  folder = '.',
): Running {
  const child = spawn(process.execPath, nodeArguments(file, args), {
    detached: process.platform !== 'win32',
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, ...env },
    cwd: folder,
  });
  const ended = new Promise<number | null>((resolve) => {
    child.once('close', resolve);
    child.once('error', () => resolve(1));
  });
  return {
    child,
    ended,
    end: async () => {
      // Windows has no signals: its own tool ends a process with all that it has started.
      if (process.platform === 'win32') {
        spawnSync('taskkill', ['/pid', String(child.pid), '/t', '/f']);
      } else child.kill('SIGINT');
      await ended;
    },
  };
}
