import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

import { site } from '../lib/content/site';
import { bookingLinkId } from '../lib/marks';
import { bookNow, open, scriptFiles } from '../test-support/page';
import { expect, test } from './fixtures';

const booking = site.booking.href;

for (const [place, index] of [
  ['hero', 0],
  ['ski card', 1],
  ['summer card', 2],
] as const) {
  test(`Book Now in the ${place} opens the booking page in the same tab`, async ({ page }) => {
    await open(page);
    await expect(bookNow(page)).toHaveText(Array<string>(3).fill(site.booking.label));
    await bookNow(page).nth(index).click();
    await expect(page).toHaveURL(booking);
    expect(page.context().pages()).toHaveLength(1);
  });
}

test('Book Now works by keyboard', async ({ page }) => {
  await page.goto('/');
  await bookNow(page).first().press('Enter');
  await expect(page).toHaveURL(booking);
});

test('Book Now works from the first paint, before any framework script has run', async ({
  page,
}) => {
  await page.route(scriptFiles, () => undefined);
  await page.goto('/', { waitUntil: 'commit' });
  await bookNow(page).first().click();
  await expect(page).toHaveURL(booking);
});

test('Book Now works while the end of the document is still on its way', async ({ page }) => {
  const [start] = readFileSync('out/index.html', 'utf8').split('</section>');
  const server = createServer((request, response) => {
    if (request.url === '/') response.setHeader('content-type', 'text/html').write(start);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;

  await page.goto(`http://127.0.0.1:${port}/`, { waitUntil: 'commit' });
  await bookNow(page).click();
  await expect(page).toHaveURL(booking);
  server.closeAllConnections();
  server.close();
});

test('all buttons press one hidden link', async ({ page }) => {
  await page.goto('/');
  const link = page.locator(`#${bookingLinkId}`);
  await expect(link).toBeHidden();
  await expect(link).toHaveText(site.booking.label);
  await expect(link).toHaveAttribute('href', booking);
});
