import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';

import { listen } from '../__tests__/listen';
import { site } from '../__tests__/shipped';
import { bookingLinkId } from '../lib/dom';
import { bookNow, menu, open } from './helpers/page';
import { expect, test } from './helpers/test';

const { booking, contact } = site;

test('Book Now opens the booking page before the whole document has arrived (§4)', async ({ page }) => {
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

const band = 'section:has(+ #bike-shuttle)';
const card = '#bike-shuttle :has(> * > h2)';
/** At least twice as large as other text. */
const large = /^(3[6-9]|[4-9]\d|\d{3})/;
const looks = [
  ['header img', 'width', '40px'],
  ['#home [data-book-now]', 'background-color', 'rgb(43, 122, 65)'],
  ['#home [data-book-now]', 'border', '2px solid rgb(255, 255, 255)'],
  ['#home [data-book-now]', 'border-radius', '9999px'],
  [band, 'background-color', 'rgb(210, 96, 31)'],
  [`${band} p`, 'font-size', large],
  ['h1', 'font-size', large],
  ['#ski-shuttle li p', 'font-size', large],
  [card, 'background-color', 'rgb(255, 255, 255)'],
  [card, 'border-radius', '24px'],
  ['address p a', 'color', 'rgb(191, 69, 0)'],
  ['address p a', 'text-decoration-line', 'underline'],
  ['address p a span', 'white-space', 'nowrap'],
  ['nav [aria-current]', 'text-decoration-line', 'underline'],
  ['#contact-name', 'border-color', 'rgb(138, 127, 120)'],
  ['[aria-invalid]', 'border', '2px solid rgb(163, 20, 63)'],
  ['#contact-failed', 'border', '2px solid rgb(163, 20, 63)'],
] as const;

test('the page looks as specified, and errors are marked (§1)', async ({ page, form, expectErrors }) => {
  expectErrors(/^FirebaseError/, /status of 500/);
  await page.setViewportSize({ width: 1440, height: 900 });
  await open(page);
  for (const [selector, property, wanted] of looks) {
    if (selector === '[aria-invalid]') await form.reach.invalid();
    if (selector === '#contact-failed') await form.reach.failed();
    await expect.soft(page.locator(selector).first()).toHaveCSS(property, wanted);
  }
  const { y, height } = (await form.field('message').boundingBox())!;
  expect.soft(height).toBeGreaterThan(4 * 29);
  expect.soft((await page.locator('address').boundingBox())!.y).toBeLessThan(y);
});

test('the printed page is one sheet without the form', async ({ page }) => {
  await open(page);
  const sheets = (await page.pdf({ format: 'Letter' })).toString('latin1').match(/\/Type \/Page\b/g);
  expect(sheets).toHaveLength(1);
  await page.emulateMedia({ media: 'print' });
  await expect(page.locator('form')).toBeHidden();
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
