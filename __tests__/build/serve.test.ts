/** @jest-environment node */
import { existsSync } from 'node:fs';

import { newestScript } from '../../lib/generated/paths';
import { builtPhoto, pictures } from '../../lib/generated/photos';
import { site } from '../../lib/content/site';
import { validMessage } from '../contact-cases';
import { portOffset } from '../../scripts/shared/ports';
import { startProduct, type Product } from '../../scripts/local/product';

jest.setTimeout(90_000);

async function mailsIn({ inbox }: Product) {
  return (await (await fetch(`${inbox}/email`)).json()) as { text: string }[];
}

async function answers(address: string): Promise<boolean> {
  return fetch(address).then(
    () => true,
    () => false,
  );
}

let product: Product | undefined;

afterEach(() => product?.end());

test('serves page, function and inbox until Ctrl-C, refuses a taken port, and leaves nothing behind', async () => {
  // Beside an "npm start" and the browser tests' product.
  product = await startProduct(2000);
  const second = startProduct(2000).catch((error: unknown) => String(error));
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
  const mails = await mailsIn(product);
  const refusal = await second;
  const code = await product.end();

  expect(refusal).toContain(
    `Port ${new URL(product.page).port}, for hosting, is taken: end the program that has it`,
  );
  expect(page.status).toBe(200);
  expect(page.headers.get('x-content-type-options')).toBe('nosniff');
  expect(page.headers.get('cache-control')).toBe('no-cache');
  expect(picture.headers.get('content-type')).toBe('image/avif');
  expect(picture.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
  expect(newest.headers.get('cache-control')).toBe('no-cache');
  expect(enquiry.status).toBe(200);
  expect(mails).toHaveLength(1);
  expect(mails[0]?.text).toContain(validMessage.message);
  expect(code).toBe(0);
  expect(await answers(product.page)).toBe(false);
  expect(await answers(product.inbox)).toBe(false);
  expect(existsSync(`.firebase.${portOffset + 2000}.json`)).toBe(false);
  expect(existsSync(`runs/${portOffset + 2000}`)).toBe(false);
});
