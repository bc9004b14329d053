import { spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { resolve } from 'node:path';

import { host, ports } from '../../scripts/shared/ports';

/** Serves the last build. `npm start` is the same with a build before. */
const serve = ['node', '--import', 'tsx', resolve('scripts/start.ts')];

test('a start names a taken port', async () => {
  const other = createServer().listen(ports.hosting, host);
  try {
    // A running npm start may have it already.
    await once(other, 'listening').catch(() => undefined);
    const [file = '', ...args] = serve;
    // The timeout only ends a command that hangs.
    const { stderr, status } = spawnSync(file, args, { encoding: 'utf8', timeout: 30_000 });
    expect(stderr).toMatch(/^Port \d+, for hosting, is taken: end the program that has it/);
    expect(status).toBe(1);
  } finally {
    other.close();
  }
});
