/** @jest-environment node */
import { spawn } from 'node:child_process';
import { createServer } from 'node:net';

import { builtPhoto, photoPath } from '../../lib/photos';
import { site } from '../../lib/site';

/** Runs the local server; resolves with everything it printed and its exit code once it ends. */
function serve() {
  const child = spawn(process.execPath, ['--import', 'tsx', 'scripts/local/serve.ts']);
  let output = '';
  const up = new Promise<void>((resolve) => {
    for (const stream of [child.stdout, child.stderr]) {
      stream.on('data', (chunk: Buffer) => {
        output += chunk.toString();
        if (output.includes('Ctrl-C ends everything')) resolve();
      });
    }
  });
  const ended = new Promise<{ code: number | null; output: string }>((resolve) => {
    child.on('close', (code) => resolve({ code, output }));
  });
  return { up, ended, interrupt: () => child.kill('SIGINT') };
}

/** Takes a port of this machine; rejects when something else has it. */
function take(port: number): Promise<{ release: () => Promise<void> }> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(port, '127.0.0.1', () =>
      resolve({ release: () => new Promise((done) => server.close(() => done())) }),
    );
  });
}

test('says which port is busy, and starts nothing', async () => {
  const inbox = await take(1080);
  const { code, output } = await serve().ended;
  await inbox.release();
  expect(code).toBe(1);
  expect(output).toBe(
    'Port 1080, meant for the inbox, is busy: end the program that uses it and try again.\n',
  );
});

test('serves page, function and inbox until Ctrl-C, and leaves nothing behind', async () => {
  const { up, ended, interrupt } = serve();
  await Promise.race([up, ended]);
  const page = await fetch('http://127.0.0.1:5000/');
  const inbox = await fetch('http://127.0.0.1:1080/email');
  const { fallback } = builtPhoto('hero', site.hero.photo.file);
  const photo = await fetch(
    `http://127.0.0.1:5000${photoPath(site.hero.photo.file, fallback, fallback.widths[0]!, 'avif')}`,
  );
  interrupt();
  const { code, output } = await ended;

  expect(page.status).toBe(200);
  expect(page.headers.get('x-content-type-options')).toBe('nosniff');
  expect(page.headers.get('cache-control')).toBe('no-cache');
  expect(photo.headers.get('content-type')).toBe('image/avif');
  expect(photo.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
  expect(await inbox.json()).toEqual([]);
  expect(output).toContain('Page   http://127.0.0.1:5000');
  expect(output).toContain('Inbox  http://127.0.0.1:1080');
  expect(code).toBe(0);
  for (const port of [5000, 5001, 4400, 4500, 1025, 1080]) {
    await (await take(port)).release();
  }
}, 60_000);
