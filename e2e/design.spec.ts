import type { Locator } from '@playwright/test';
import sharp from 'sharp';

import { inDollars } from '../lib/content/money';
import { site } from '../lib/content/site';
import { open } from '../test-support/page';
import { expect, test } from './fixtures';
import { transitions } from './probes';

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
    // The errors have moved it; now it stays under the finger.
    await form.sendButton.tap();
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
