import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';

import { host, isListening, ports } from '../../scripts/shared/ports';

/** Starts the product on the last build, as `npm start` does after its own. */
const start = ['--import', 'tsx', 'scripts/start.ts'];

test('the product runs until Ctrl-C, leaves no port taken, and names one that is', async () => {
  const product = spawn(process.execPath, start, { stdio: ['ignore', 'pipe', 'inherit'] });
  try {
    const exit = once(product, 'exit');
    for await (const line of createInterface(product.stdout)) if (line.includes('Ctrl-C')) break;

    // Only ends what hangs.
    const options = { encoding: 'utf8', timeout: 30_000 } as const;
    const second = spawnSync(process.execPath, start, options);
    expect(second.status).toBe(1);
    expect(second.stderr).toMatch(/^Port \d+, for hosting, is taken: end the program that has it/);

    const picture = await fetch(`http://${host}:${ports.hosting}/opengraph-image`);
    expect(picture.headers.get('content-type')).toBe('image/jpeg');

    product.stdout.resume();
    product.kill('SIGINT');
    expect(await exit).toEqual([0, null]);
    for (const port of Object.values(ports))
      expect([port, await isListening(port)]).toEqual([port, false]);
  } finally {
    product.kill('SIGINT');
  }
}, 120_000);
