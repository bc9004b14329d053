import type { Page } from '@playwright/test';

import { isShippedContent, site } from '../__tests__/shipped';
import {
  bodyFace,
  bookNow,
  hydrated,
  hydratedByItself,
  layoutShift,
  nameOf,
  requestedFiles,
} from './helpers/page';
import { expect, test } from './helpers/test';

/** Opens the page and advances the clock by a minute, so that all timers of the page run. */
async function settled(page: Page) {
  await page.clock.install();
  await page.goto('/', { waitUntil: 'load' });
  await page.clock.fastForward('01:00');
}

test.describe('on a phone', () => {
  test.use({
    viewport: { width: 390, height: 844 },
    deviceScaleFactor: 3,
    isMobile: true,
    hasTouch: true,
  });

  test('the page fetches display face, hero and then body face, and no other photograph, font or script before scrolling', async ({
    page,
  }) => {
    const files = requestedFiles(page);
    await settled(page);
    await bodyFace(page);
    const asked = files.filter((path) => !path.endsWith('.svg'));
    expect(asked.slice(0, 2).toSorted()).toEqual([
      expect.stringMatching(/display.*\.woff2$/),
      expect.stringMatching(RegExp(`${nameOf(site.hero.photo)}.*\\.avif$`)),
    ]);
    expect(asked.slice(2).toSorted()).toEqual([
      expect.stringMatching(/body.400.*\.woff2$/),
      expect.stringMatching(/body.600.*\.woff2$/),
    ]);
    await page.mouse.wheel(0, 40);
    // The browser decides by distance how many more photographs it loads.
    const next = nameOf(site.skiShuttle.photo);
    await expect.poll(() => files).toContainEqual(expect.stringContaining(next));
  });

  test('no lazy photograph is in the first view', async ({ page }) => {
    await page.setViewportSize({ width: 639, height: 900 });
    await page.goto('/');
    // The photographs themselves are hidden until the visitor touches the page.
    const boxes = await page.locator(':has(> picture > [loading="lazy"]):visible').all();
    expect(boxes.length).toBeGreaterThan(1);
    for (const box of boxes) expect((await box.boundingBox())!.y).toBeGreaterThan(900);
  });
});

for (const width of [390, 1440]) {
  test(`nothing moves while the page loads and becomes interactive at ${width} px`, async ({
    page,
  }) => {
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
    await page
      .locator('main img')
      .first()
      .evaluate((hero: HTMLImageElement) => Promise.all([hero.decode(), document.fonts.ready]));
    await bodyFace(page);
    const loaded = { screenshot: await page.screenshot(), shift: await shift() };
    expect(loaded.shift).toBeLessThan(0.005);
    // Below the first view, lines may break differently when a face loads late. An operator's prices may, too.
    const share = isShippedContent ? 1 / 40 : 1 / 20;
    expect(Math.abs((await height()) - before)).toBeLessThan(before * share);
    await hydrated(page);
    expect((await page.screenshot()).equals(loaded.screenshot)).toBe(true);
    expect(await shift()).toBe(loaded.shift);
  });
}

test('no script loads until the visitor scrolls near the form, even when Book Now is pressed', async ({
  page,
}) => {
  const files = requestedFiles(page);
  // The booking page answers without content, so the browser stays on this page.
  await page.route(site.booking.href, (route) => route.fulfill({ status: 204 }));
  await settled(page);
  await page.mouse.move(200, 200);
  await page.mouse.wheel(0, 300);
  await page.keyboard.press('PageDown');
  const booked = page.waitForRequest(site.booking.href);
  await bookNow(page).first().click();
  await booked;
  expect(files.filter((path) => path.endsWith('.js'))).toEqual([]);
  await page.setViewportSize({ width: 1280, height: 2400 });
  await hydratedByItself(page);
});

test('the form reports after ten seconds that its script is missing', async ({
  page,
  form,
  expectErrors,
}) => {
  expectErrors(/status of 404/);
  await page.route(/\.js$/, (route) => route.fulfill({ status: 404 }));
  await page.goto('/');
  await form.field('name').focus();
  const notice = page.locator('.stuck-notice');
  const passTime = (milliseconds: number) =>
    notice.evaluate((element, time) => {
      const animations = element.getAnimations();
      for (const animation of animations) {
        animation.pause();
        animation.currentTime = time;
      }
      return animations.length;
    }, milliseconds);
  await expect.poll(() => passTime(9_000)).toBe(1);
  await expect(notice).toBeHidden();
  await passTime(10_000);
  await expect(notice).toBeVisible();
  // The live region exists before its text, so that screen readers announce the text.
  await expect(form.status).toHaveText(site.contact.form.withoutItsScript);
});
