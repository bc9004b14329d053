import type { Page } from '@playwright/test';

import { currentSections, hydratedByItself, menu, open, setStyles } from './helpers/page';
import { expect, test } from './helpers/test';

const link = (page: Page, section: string) => menu(page).and(page.locator(`[href="#${section}"]`));

/**
 * Waits until a section is at the window's top, or as near as the page's end allows; less than two pixels count as
 * none, since both may lie between pixels.
 */
const arrivesAt = (page: Page, section: string) =>
  expect
    .poll(() =>
      page.locator(`#${section}`).evaluate((element) => {
        // The first section's margin reaches to the top of the page.
        const { top } = element.getBoundingClientRect();
        const wanted = element.id === 'home' ? 0 : top + window.scrollY;
        const last = document.documentElement.scrollHeight - window.innerHeight;
        return Math.trunc(Math.abs(window.scrollY - Math.min(wanted, last)) / 2);
      }),
    )
    .toBe(0);

test.use({ viewport: { width: 1280, height: 700 } });

test('Back and Forward undo and redo a link of the menu', async ({ page }) => {
  await open(page);
  await link(page, 'contact').click();
  await arrivesAt(page, 'contact');
  await expect(page.locator('#contact')).toBeFocused();
  await page.goBack();
  await expect(page).toHaveURL('/');
  await arrivesAt(page, 'home');
  await page.goForward();
  await expect(page).toHaveURL('/#contact');
  await arrivesAt(page, 'contact');
});

test('Back while the page scrolls leaves the visitor where they were', async ({ page }) => {
  await page.clock.install();
  await open(page);
  await page.clock.pauseAt(Date.now() + 60_000);
  await link(page, 'contact').click();
  await page.clock.runFor(300);
  const onTheWay = await page.evaluate(() => window.scrollY);
  expect(onTheWay).toBeGreaterThan(0);
  await page.clock.runFor(100);
  expect(await page.evaluate(() => window.scrollY)).toBeGreaterThan(onTheWay);
  await page.goBack();
  await arrivesAt(page, 'home');
  // Longer than any scrolling takes.
  await page.clock.runFor(2000);
  await arrivesAt(page, 'home');
});

test('a press that opens a new tab leaves this one alone', async ({ page }) => {
  await open(page);
  // Not by the new tab: a busy Chromium opens one now and then that Playwright never hears of.
  const isLeftToBrowser = page.evaluate(
    () =>
      new Promise((resolve) => {
        const look = (press: Event) => setTimeout(() => resolve(!press.defaultPrevented));
        addEventListener('click', look, { capture: true });
      }),
  );
  await link(page, 'contact').click({ modifiers: ['ControlOrMeta'] });
  expect(await isLeftToBrowser).toBe(true);
  await expect(page).toHaveURL('/');
  await arrivesAt(page, 'home');
});

test('Home leads to the very top, with text twice as large, too', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 700 });
  await open(page);
  await setStyles(page, 'html { font-size: 200% }');
  await page.evaluate(() => window.scrollTo({ top: 300, behavior: 'instant' }));
  await link(page, 'home').evaluate((element: HTMLElement) => element.click());
  await arrivesAt(page, 'home');
  await expect(page).toHaveURL('/#home');
});

test('a visit lands on the section that the address names', async ({ page }) => {
  // A line may break elsewhere when the body face comes; only smooth scrolling, under way, would be a line off.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/#contact');
  await arrivesAt(page, 'contact');
  await hydratedByItself(page);
  await arrivesAt(page, 'contact');
  await expect(page).toHaveURL('/#contact');
  await expect.poll(() => currentSections(page)).toEqual(['contact']);
});

test('Contact is marked in a window that is taller than the end of the page', async ({ page }) => {
  await page.setViewportSize({ width: 2560, height: 1400 });
  await open(page);
  expect((await page.locator('#contact').boundingBox())!.height).toBeLessThan(1000);
  await link(page, 'contact').click();
  await arrivesAt(page, 'contact');
  await expect.poll(() => currentSections(page)).toEqual(['contact']);
  await page.setViewportSize({ width: 2560, height: 1300 });
  await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
  await expect.poll(() => currentSections(page)).toEqual(['home']);
  await page.evaluate(() => window.scrollTo({ top: 100_000, behavior: 'instant' }));
  await expect.poll(() => currentSections(page)).toEqual(['contact']);
});
