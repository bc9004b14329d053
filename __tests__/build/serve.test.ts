/** @jest-environment node */
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';

import { validMessage } from '../contact-cases';
import { ports } from '../../scripts/shared/ports';

const at = (port: number) => `http://127.0.0.1:${port}`;

/** Starts the product on the last build, as `npm start` does after its own. */
function start() {
  const child = spawn(process.execPath, ['--import', 'tsx', 'scripts/start.ts']);
  const product = { child, output: '', exit: once(child, 'close') };
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => (product.output += chunk.toString()));
  return product;
}

const answers = (port: number) =>
  fetch(at(port)).then(
    () => true,
    () => false,
  );

let running: ChildProcess | undefined;
afterEach(() => running?.kill('SIGINT'));

test('the product serves page, function and inbox until Ctrl-C, and names a taken port', async () => {
  const product = start();
  running = product.child;
  await Promise.race([
    product.exit,
    (async () => {
      while (!product.output.includes('Ctrl-C')) await once(product.child.stdout, 'data');
    })(),
  ]);
  for (const port of [ports.hosting, ports.inbox, ports.editor])
    expect(product.output).toContain(at(port));

  const second = start();
  expect(await second.exit).toEqual([1, null]);
  expect(second.output).toMatch(/^Port \d+, for hosting, is taken: end the program that has it/);

  const page = await fetch(at(ports.hosting));
  expect(page.headers.get('content-security-policy')).toContain("default-src 'none'");
  expect(page.headers.get('cache-control')).toBe('no-cache');
  const picture = await fetch(`${at(ports.hosting)}/opengraph-image`);
  expect(picture.headers.get('content-type')).toBe('image/jpeg');

  const enquiry = await fetch(`${at(ports.hosting)}/sendContactEmail`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ data: validMessage }),
  });
  expect(enquiry.status).toBe(200);
  const mails = (await (await fetch(`${at(ports.inbox)}/email`)).json()) as { text: string }[];
  expect(mails.map(({ text }) => text)).toEqual([expect.stringContaining(validMessage.message)]);

  product.child.kill('SIGINT');
  expect(await product.exit).toEqual([0, null]);
  for (const port of Object.values(ports))
    expect([port, await answers(port)]).toEqual([port, false]);
}, 120_000);
