import { createServer } from 'node:net';

/** Every service of this project answers here alone. */
export const host = '127.0.0.1';

/** Whether nothing listens at a port of this machine; 0 is always free. */
function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const server = createServer();
    server.once('error', () => resolve(false));
    server.listen({ host, port, exclusive: true }, () => server.close(() => resolve(true)));
  });
}

/**
 * For each use its port, or the next free one when that is busy; no two get the same. A Mac, for one, keeps
 * port 5000 for AirPlay.
 *
 * @throws an Error when twenty ports in a row are busy.
 */
export async function freePorts<Use extends string>(
  wanted: Record<Use, number>,
): Promise<Record<Use, number>> {
  const chosen = { ...wanted };
  // No use steps onto the port of another.
  const taken = new Set<number>(Object.values(wanted));
  for (const [use, first] of Object.entries(wanted) as [Use, number][]) {
    let port = first;
    while ((port !== first && taken.has(port)) || !(await isFree(port))) {
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
