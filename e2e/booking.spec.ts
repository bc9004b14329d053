import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

import { site } from '../lib/content/site';
import { bookings, bookNow, open } from '../test-support/page';
import { expect, test } from './fixtures';

const booking = site.booking.href;

test('every Book Now opens the booking page in the same tab', async ({ page }) => {
  await open(page);
  await expect(bookNow(page)).toHaveText(bookings);
  const shown = bookNow(page).filter({ visible: true });
  for (let index = 0; index < (await shown.count()); index++) {
    await shown.nth(index).click();
    await expect(page).toHaveURL(booking);
    expect(page.context().pages()).toHaveLength(1);
    await open(page);
  }
  expect(await shown.count()).toBeGreaterThan(0);
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
