import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';

import { listen } from '../__tests__/listen';
import { site } from '../__tests__/shipped';
import { bookingLinkId } from '../lib/dom';
import { bookNow, menu } from './helpers/page';
import { expect, test } from './helpers/test';

const { booking, contact } = site;

test('Book Now opens the booking page in the same tab, before the whole document has arrived (§4)', async ({
  page,
}) => {
  const [start] = readFileSync('out/index.html', 'utf8').split('</section>');
  const server = createServer(({ url }, response) => {
    if (url === '/') response.setHeader('content-type', 'text/html').write(start);
  });
  await page.goto(`http://127.0.0.1:${await listen(server)}/`, { waitUntil: 'commit' });
  await bookNow(page).click();
  await expect(page).toHaveURL(booking.href);
  server.closeAllConnections();
  server.close();
});

test('a screen reader gets each heading and the lead in one piece', async ({ page }) => {
  await page.goto('/');
  const session = await page.context().newCDPSession(page);
  const { nodes } = await session.send('Accessibility.getFullAXTree');
  const byId = new Map(nodes.map((node) => [node.nodeId, node]));
  /** The roles of a node's children that assistive technology gets. */
  const partsOf = ({ childIds = [] }: (typeof nodes)[0]): string[] =>
    childIds.flatMap((id) => {
      const child = byId.get(id)!;
      return child.ignored ? partsOf(child) : [String(child.role?.value)];
    });
  const texts = nodes.filter(({ role }) => ['heading', 'paragraph'].includes(role?.value as string));
  expect(texts.length).toBeGreaterThan(10);
  expect(new Set(texts.flatMap(partsOf))).not.toContain('generic');
});

test('a phone on its side shows Book Now in its first view', async ({ page }) => {
  await page.setViewportSize({ width: 844, height: 390 });
  await page.goto('/');
  // A notice would stand above the header.
  await page.getByRole('banner').evaluate((header) => header.scrollIntoView({ behavior: 'instant' }));
  await expect(bookNow(page).first()).toBeInViewport({ ratio: 1 });
  expect((await page.locator('#home').boundingBox())!.height).toBe(500);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a visitor can use the menu, book, call and write, and sees no form', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await page.goto('/');
    await expect(page.getByRole('main').getByRole('button')).toHaveCount(0);
    await expect(page.getByRole('textbox')).toHaveCount(0);
    await expect(page.getByText(/^This form needs JavaScript/)).toBeVisible();
    await expect(page.locator('html')).toHaveCSS('scroll-behavior', 'smooth');
    for (const section of ['contact', 'home']) {
      await menu(page).getByText(section).click();
      await expect(page).toHaveURL(`/#${section}`);
      await expect(page.locator(`#${section}`).getByRole('heading')).toBeInViewport();
    }
    for (const href of [contact.phone.href, `mailto:${contact.email}`]) {
      await expect(page.locator('address').locator(`a[href="${href}"]`)).toBeVisible();
    }
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByText(/Book Now|This form/).filter({ visible: true })).toHaveCount(0);
    await page.emulateMedia({ media: 'screen' });
    await page.locator(`#${bookingLinkId}`).click();
    await expect(page).toHaveURL(booking.href);
  });

  test('the booking link at the foot of a phone covers no words and is not covered', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 664 });
    await page.goto('/');
    const link = page.locator(`#${bookingLinkId}`);
    await page.locator('#bike-shuttle h2').scrollIntoViewIfNeeded();
    await link.click({ trial: true });
    await expect(page.locator('html')).toHaveCSS('scroll-padding-bottom', '96px');
    await page.keyboard.press('End');
    const last = page.getByRole('contentinfo').getByRole('listitem').last();
    await expect(async () => {
      const [words, over] = [(await last.boundingBox())!, (await link.boundingBox())!];
      expect(words.y + words.height).toBeLessThanOrEqual(over.y);
    }).toPass();
  });
});

test('a visitor whose browser has no Object.hasOwn gets the page without scripts', async ({ page }) => {
  await page.addInitScript('delete Object.hasOwn');
  await page.goto('/');
  await expect(page.getByText(/^This form needs JavaScript/)).toBeVisible();
  await page.locator(`#${bookingLinkId}`).click();
  await expect(page).toHaveURL(booking.href);
});
