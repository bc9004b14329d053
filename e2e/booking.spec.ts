import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';

import { site } from '../lib/content/site';
import { listen } from '../test-support/listen';
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
  const server = await listen(
    createServer(({ url }, response) => {
      if (url === '/') response.setHeader('content-type', 'text/html').write(start);
    }),
  );
  await page.goto(server.origin, { waitUntil: 'commit' });
  await bookNow(page).click();
  await expect(page).toHaveURL(booking);
  server.end();
});
