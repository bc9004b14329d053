import { site } from '../__tests__/shipped';
import {
  bodyFace,
  bookNow,
  currentLinks,
  hold,
  jumpTo,
  layoutShift,
  nameOf,
  reported,
  requestedFiles,
  scrollToHydrate,
  stayAtBooking,
  untilHydrated,
} from './helpers/page';
import { expect, test } from './helpers/test';

test('a phone fetches display face and hero first, and then the body face', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const files = requestedFiles(page);
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 1000);
  await page.goto('/');
  await page.clock.runFor(100);
  await bodyFace(page);
  expect(files.slice(0, 2).toSorted()).toEqual([
    expect.stringMatching(/display.*\.woff2$/),
    expect.stringMatching(RegExp(`${nameOf(site.hero.photo)}.*\\.avif$`)),
  ]);
  expect(files.filter((path) => path.includes('body')).toSorted()).toEqual([
    expect.stringMatching(/body.400.*\.woff2$/),
    expect.stringMatching(/body.600.*\.woff2$/),
  ]);
});

for (const width of [390, 1440]) {
  test(`nothing moves while the page loads and becomes interactive at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    const send = await hold(page, /\.(woff2|avif)$/);
    await page.goto('/', { waitUntil: 'commit' });
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.waitForLoadState('domcontentloaded');
    const height = () => page.evaluate(() => document.documentElement.scrollHeight);
    const before = await height();
    send();
    await page
      .locator('main img')
      .first()
      .evaluate((hero: HTMLImageElement) => Promise.all([hero.decode(), document.fonts.ready]));
    await bodyFace(page);
    const loaded = await layoutShift(page);
    expect(loaded).toBeLessThan(0.005);
    // Below the first view, lines may break differently when a face loads late.
    expect(Math.abs((await height()) - before)).toBeLessThan(before / 20);
    await scrollToHydrate(page);
    // On the way to the form, the menu marked Contact.
    await expect(currentLinks(page)).toHaveText(['Home']);
    expect(await layoutShift(page)).toBe(loaded);
  });
}

test('without analytics, no script loads until the form is near, even at Book Now', async ({ page }) => {
  const files = requestedFiles(page);
  const booking = await stayAtBooking(page, site.booking);
  await page.clock.install();
  await page.goto('/');
  await page.mouse.wheel(0, 300);
  const booked = page.waitForRequest(booking);
  await bookNow(page).first().click();
  await booked;
  // All timers of the page run.
  await page.clock.fastForward('01:00');
  await reported(page);
  expect(files.filter((path) => path.endsWith('.js'))).toEqual([]);
  const form = (await page.locator('form').boundingBox())!;
  const { height } = page.viewportSize()!;
  // The form is a screen below the window.
  await jumpTo(page, (await page.evaluate(() => scrollY)) + form.y - 2 * height);
  await untilHydrated(page);
});
