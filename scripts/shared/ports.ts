import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { connect, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Every service of this project listens on this address only. */
export const host = '127.0.0.1';

/** Whether a port of this machine is free; 0 always is. */
function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const server = createServer();
    server.once('error', () => resolve(false));
    server.listen({ host, port, exclusive: true }, () => server.close(() => resolve(true)));
  });
}

/** Whether something listens on a port of this machine. */
export function isListening(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect({ host, port });
    socket.once('connect', () => {
      socket.destroy();
      resolve(true);
    });
    socket.once('error', () => resolve(false));
  });
}

/** Where running products note the ports that they have chosen and may not listen on yet. */
const notes = join(tmpdir(), 'chosen-ports');

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

/** Notes a port as this process's until it ends; false if it is another running one's. */
function reserve(port: number): boolean {
  mkdirSync(notes, { recursive: true });
  const note = join(notes, String(port));
  try {
    writeFileSync(note, String(process.pid), { flag: 'wx' });
  } catch {
    if (isRunning(Number(readFileSync(note, 'utf8')))) return false;
    // Left behind by a killed process.
    rmSync(note, { force: true });
    return reserve(port);
  }
  process.once('exit', () => rmSync(note, { force: true }));
  return true;
}

/**
 * Assigns each use its default port, or the next free one if that is busy; no two get the same. A Mac, for
 * example, keeps port 5000 for AirPlay.
 *
 * @throws an Error when twenty ports in a row are busy.
 */
export async function freePorts<Use extends string>(
  wanted: Record<Use, number>,
): Promise<Record<Use, number>> {
  const chosen = { ...wanted };
  // Never the default port of another use, nor 5001, which Firebase's Hosting emulator steps over.
  const taken = new Set<number>([5001, ...Object.values<number>(wanted)]);
  for (const [use, first] of Object.entries(wanted) as [Use, number][]) {
    let port = first;
    while ((port !== first && taken.has(port)) || !(await isFree(port)) || !reserve(port)) {
      port += 1;
      if (port > first + 20) {
        throw new Error(
          `Ports ${first} to ${port - 1}, meant for the ${use}, are all busy: end a program that uses one.`,
        );
      }
    }
    taken.add(port);
    chosen[use] = port;
  }
  return chosen;
}
