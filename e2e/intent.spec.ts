import type { Page } from '@playwright/test';

import { site } from '../lib/content';
import { newEnquiry } from './helpers/form';
import {
  bodyFace,
  bookNow,
  hydrated,
  hydratedByItself,
  builtScripts,
  layoutShift,
  requestedFiles,
} from './helpers/page';
import { mailsNaming } from './helpers/product';
import { expect, test } from './helpers/test';

/** The name of a photograph's files. */
const nameOf = ({ file }: { file: string }) => file.replace(/^.*\/|\.\w+$/g, '');

/** Opens the page and lets a minute pass, in which it would request by itself whatever does not wait. */
async function settled(page: Page) {
  await page.clock.install();
  await page.goto('/', { waitUntil: 'load' });
  await page.clock.fastForward('01:00');
}

test.describe('on a phone, before the visitor does anything', () => {
  test.use({
    viewport: { width: 390, height: 844 },
    deviceScaleFactor: 3,
    isMobile: true,
    hasTouch: true,
  });

  test('the page fetches display face, hero, then body face, and no more', async ({ page }) => {
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
  });

  test('the page fetches the next photograph as soon as the visitor scrolls', async ({ page }) => {
    const files = requestedFiles(page);
    await settled(page);
    const photographs = () => files.filter((path) => path.endsWith('.avif'));
    expect(photographs()).toHaveLength(1);
    await page.mouse.wheel(0, 40);
    // How many more it loads is the browser's decision, by their distance.
    const next = nameOf(site.skiShuttle.photo);
    await expect.poll(photographs).toContainEqual(expect.stringContaining(next));
  });

  test('no photograph that waits would be in view', async ({ page }) => {
    await page.setViewportSize({ width: 639, height: 960 });
    await page.goto('/');
    expect((await page.locator('#ski-shuttle').boundingBox())!.y).toBeGreaterThan(960);
  });
});

for (const width of [390, 1440]) {
  test(`the page becomes interactive without a visible change at ${width} px`, async ({ page }) => {
    const shift = await layoutShift(page);
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/');
    await page.evaluate(() =>
      Promise.all([
        document.querySelector<HTMLImageElement>('main img')?.decode(),
        document.fonts.ready,
      ]),
    );
    await bodyFace(page);
    const before = { screenshot: await page.screenshot(), shift: await shift() };
    await hydrated(page);
    expect((await page.screenshot()).equals(before.screenshot)).toBe(true);
    expect(await shift()).toBe(before.shift);
  });

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
    // Below the first view, lines may break elsewhere in faces that come late.
    expect(Math.abs((await height()) - before)).toBeLessThan(before / 40);
  });
}

test('reading the top and pressing Book Now loads no script', async ({ page, outside }) => {
  const files = requestedFiles(page);
  await settled(page);
  await page.mouse.move(200, 200);
  await page.mouse.wheel(0, 300);
  await page.keyboard.press('PageDown');
  await bookNow(page).first().click();
  await expect.poll(() => outside).toContain(site.booking.href);
  expect(files.filter((path) => path.endsWith('.js'))).toEqual([]);
});

test('the page becomes interactive when the form comes near', async ({ page }) => {
  const files = requestedFiles(page);
  await settled(page);
  expect(files.filter((path) => path.endsWith('.js'))).toEqual([]);
  await page.setViewportSize({ width: 1280, height: 2400 });
  await hydratedByItself(page);
});

test('when no script arrives, the visitor is told and loses no word', async ({
  page,
  form,
  expectErrors,
}) => {
  const { failed } = site.contact.form;
  expectErrors(failed, /status of 404/);
  await page.clock.install();
  await page.route(/\.js$/, (route) => route.fulfill({ status: 404 }));
  await page.goto('/');
  const enquiry = newEnquiry();
  const alerts = form.alerts();
  await form.fill(enquiry);
  for (const told of [[failed], [failed, failed]]) {
    await form.send();
    await page.clock.fastForward('00:20');
    await expect.poll(() => alerts).toEqual(told);
  }
  expect(await form.values()).toEqual(enquiry);
  expect(await mailsNaming(enquiry.name)).toEqual([]);
});

test('after ten seconds without its script, the form says how to reach the company', async ({
  page,
  form,
}) => {
  await page.route(builtScripts, () => undefined);
  await page.goto('/');
  const notice = page.locator('.stuck-notice');
  await form.field('name').focus();
  const passTime = (milliseconds: number) =>
    notice.evaluate((element, time) => {
      for (const animation of element.getAnimations()) animation.currentTime = time;
      return element.getAnimations().length;
    }, milliseconds);
  await expect.poll(() => passTime(9_000)).toBe(1);
  await expect(notice).toBeHidden();
  await passTime(10_000);
  await expect(notice).toBeVisible();
  await expect(notice).toHaveText(site.contact.form.withoutItsScript);
});
