/** @jest-environment node */
import { existsSync, readdirSync } from 'node:fs';
import { createServer } from 'node:net';

import { newestScript } from '../../lib/generated/paths';
import { builtPhoto, pictures } from '../../lib/generated/photos';
import { site } from '../../lib/content/site';
import { host } from '../../scripts/shared/ports';
import { validMessage } from '../../test-support/contact-cases';
import { startProduct, type Product } from '../../scripts/local/product';

jest.setTimeout(90_000);

/** Occupies the page's default port; resolves even if something else already has it. */
function takePort(): Promise<() => void> {
  return new Promise((resolve) => {
    const server = createServer((socket) => socket.destroy());
    const release = () => void server.close();
    server.once('error', () => resolve(release));
    server.listen(5000, host, () => resolve(release));
  });
}

/** What running products have written for their emulators. */
const runFiles = () => [
  ...readdirSync('.').filter((name) => name.startsWith('.firebase.')),
  ...(existsSync('runs') ? readdirSync('runs') : []),
];

async function mailsIn({ inbox }: Product) {
  return (await (await fetch(`${inbox}/email`)).json()) as { text: string }[];
}

async function answers(address: string): Promise<boolean> {
  return fetch(address).then(
    () => true,
    () => false,
  );
}

test('serves page, function and inbox beside a busy port and another product until Ctrl-C, and leaves nothing behind', async () => {
  const before = runFiles();
  const release = await takePort();
  const product = await startProduct();
  const other = await startProduct();
  const page = await fetch(product.page);
  const { photo } = site.hero;
  const [hero] = pictures(photo.file, builtPhoto(photo).cuts[0]!);
  const picture = await fetch(`${product.page}${hero!.path}`);
  const newest = await fetch(`${product.page}${newestScript('islands')}`);
  const enquiry = await fetch(`${product.page}/sendContactEmail`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ data: validMessage }),
  });
  const [mails, others] = await Promise.all([mailsIn(product), mailsIn(other)]);
  const codes = await Promise.all([product.end(), other.end()]);
  release();

  expect(new URL(product.page).port).not.toBe('5000');
  expect(page.status).toBe(200);
  expect(page.headers.get('x-content-type-options')).toBe('nosniff');
  expect(page.headers.get('cache-control')).toBe('no-cache');
  expect(picture.headers.get('content-type')).toBe('image/avif');
  expect(picture.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
  expect(newest.headers.get('cache-control')).toBe('no-cache');
  expect(enquiry.status).toBe(200);
  expect(mails).toHaveLength(1);
  expect(mails[0]?.text).toContain(validMessage.message);
  expect(others).toEqual([]);
  expect(codes).toEqual([0, 0]);
  for (const { page, inbox } of [product, other]) {
    expect(await answers(page)).toBe(false);
    expect(await answers(inbox)).toBe(false);
  }
  expect(runFiles()).toEqual(before);
});
