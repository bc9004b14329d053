import type { Locator } from '@playwright/test';
import sharp from 'sharp';

import { inDollars } from '../lib/dollars';
import { site } from '../lib/site';
import { bodyFace, hydrated, open } from '../test-support/page';
import { expect, test } from './fixtures';
import { layoutShift, transitions } from './probes';

for (const width of [390, 412, 1440]) {
  test(`nothing moves while the page loads at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    let send: () => void = () => undefined;
    const held = new Promise<void>((resolve) => (send = resolve));
    await page.route(/\.(woff2|avif)$/, async (route) => {
      await held;
      await route.continue();
    });
    const shift = await layoutShift(page);
    await page.goto('/', { waitUntil: 'commit' });
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    const height = () => page.evaluate(() => document.documentElement.scrollHeight);
    const before = await height();
    send();
    await page.evaluate(() => document.fonts.load('16px display').then(() => document.fonts.ready));
    await hydrated(page);
    await bodyFace(page);
    expect(await shift()).toBeLessThan(0.005);
    // Below the first view, one line may break elsewhere in faces that come late.
    expect(Math.abs((await height()) - before)).toBeLessThan(34);
  });
}

const background = (locator: Locator) =>
  locator.evaluate((element) => getComputedStyle(element).backgroundColor);

test('Send changes its color gradually under a pointer', async ({ page, form }) => {
  await open(page);
  const changed = await transitions(page);
  const before = await background(form.sendButton);
  await form.sendButton.hover();
  await expect.poll(changed).toEqual(['background-color']);
  await expect.poll(() => background(form.sendButton)).not.toBe(before);
});

test.describe('a finger', () => {
  test.use({ viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true });

  test('leaves no color behind on Send, nor changes it gradually', async ({ page, form }) => {
    await open(page);
    const changed = await transitions(page);
    const before = await background(form.sendButton);
    await form.sendButton.tap();
    await expect(form.field('name')).toBeFocused();
    // To the browser, the last place that was tapped is hovered over.
    await expect
      .poll(() => form.sendButton.evaluate((button) => button.matches(':hover')))
      .toBe(true);
    expect(await background(form.sendButton)).toBe(before);
    expect(await changed()).toEqual([]);
  });
});

const printed = [
  ...site.skiShuttle.prices.map(({ dollars }) => inDollars(dollars)),
  site.contact.phone.display,
  site.contact.email.address,
  site.url,
];

test('paper shows prices, telephone, mail and address on two sheets at most', async ({ page }) => {
  await page.goto('/');
  const sheet = await page.pdf({ format: 'Letter' });
  const sheets = sheet.toString('latin1').match(/\/Type\s*\/Page\b/g) ?? [];
  expect(sheets.length).toBeGreaterThan(0);
  expect(sheets.length).toBeLessThanOrEqual(2);
  await page.emulateMedia({ media: 'print' });
  for (const text of printed) {
    await expect(page.getByText(text, { exact: true }).last()).toBeVisible();
  }
  await expect(page.getByRole('button').first()).toBeHidden();
  await expect(page.getByRole('navigation')).toBeHidden();
});

test('every place that shows an icon has one', async ({ page, request }) => {
  await page.goto('/');
  const icon = (rel: string) => page.locator(`link[rel="${rel}"]`).getAttribute('href');
  const manifest = (await (await request.get((await icon('manifest'))!)).json()) as {
    icons: { src: string; sizes: string }[];
  };
  const pictures = [
    { src: (await icon('apple-touch-icon'))!, sizes: '180x180' },
    ...manifest.icons,
  ];
  for (const { src, sizes } of pictures) {
    const { width, height } = await sharp(await (await request.get(src)).body()).metadata();
    expect(`${width}x${height}`).toBe(sizes);
  }
  const favicon = await request.get((await icon('icon'))!);
  expect(favicon.headers()['content-type']).toContain('image/svg+xml');
});
