import { execFile, spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { promisify } from 'node:util';

import { nodeArguments } from './cli';

/** A child process that runs until it is ended. */
export interface Running {
  child: ChildProcess;
  /** Resolves with the exit code; null if a signal ended it. */
  ended: Promise<number | null>;
  /** Ends it with its children; resolves once they have exited. */
  end: () => Promise<void>;
}

/**
 * Starts a program through Node, in a process group of its own: Ctrl-C reaches this script alone, which then
 * ends each program once. What a program leaves behind in its group, such as a function that the emulator was
 * just reloading, is killed once it has exited.
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
  child.once('exit', () => {
    try {
      if (child.pid) process.kill(-child.pid, 'SIGKILL');
    } catch {
      // Nothing is left, or this is Windows, which has no groups.
    }
  });
  const ended = new Promise<number | null>((resolve) => {
    child.once('close', resolve);
    child.once('error', () => resolve(1));
  });
  return {
    child,
    ended,
    end: async () => {
      // Windows has no signals; taskkill ends a process tree.
      if (process.platform === 'win32') {
        spawnSync('taskkill', ['/pid', String(child.pid), '/t', '/f']);
      } else child.kill('SIGINT');
      await ended;
    },
  };
}

/**
 * Runs a program through Node, and shows nothing of it.
 *
 * @param env variables in addition to this process's.
 * @returns what it printed if it failed; undefined if its exit code was 0.
 */
export async function runQuietly(
  file: string,
  args: string[],
  env?: Record<string, string>,
): Promise<string | undefined> {
  const options = { env: { ...process.env, ...env }, maxBuffer: Infinity };
  try {
    await promisify(execFile)(process.execPath, nodeArguments(file, args), options);
    return undefined;
  } catch (error) {
    const { stdout, stderr } = error as { stdout: string; stderr: string };
    return stdout + stderr;
  }
}
