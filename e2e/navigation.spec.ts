import type { Page } from '@playwright/test';

import { currentSections, jumpTo, menu, open, untilHydrated } from './helpers/page';
import { expect, test } from './helpers/test';

const link = (page: Page, section: string) => menu(page).and(page.locator(`[href="#${section}"]`));

/**
 * Waits until a section is below the header, or the page is at its end. A difference below two pixels
 * counts as none, because both positions may be fractions.
 */
const arrivesAt = (page: Page, section: string) =>
  expect
    .poll(() =>
      page.locator(`#${section}`).evaluate((element) => {
        // Home means the top of the page, which is above its element.
        const { top } = element.getBoundingClientRect();
        const header = document.querySelector('header')!.clientHeight;
        const wanted = element.id === 'home' ? 0 : top + window.scrollY - header;
        const last = document.documentElement.scrollHeight - window.innerHeight;
        return Math.trunc(Math.abs(window.scrollY - Math.min(wanted, last)) / 2);
      }),
    )
    .toBe(0);

test.use({
  viewport: { width: 1280, height: 700 },
  contextOptions: { reducedMotion: 'no-preference' },
});

test('Back and Forward undo and redo a menu link (§2.11)', async ({ page }) => {
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

test('a visitor with a hash in the address arrives at that section (§2.11)', async ({ page }) => {
  // Smooth scrolling stops when the body face moves lines.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/#contact');
  await arrivesAt(page, 'contact');
  await untilHydrated(page);
  await arrivesAt(page, 'contact');
  await expect(page).toHaveURL('/#contact');
  await expect.poll(() => currentSections(page)).toEqual(['contact']);
});

test('the menu marks the section in view, and looks every 66 ms at most (§9.5)', async ({ page }) => {
  await page.clock.install();
  await open(page);
  // In a window that is nearly as high as the page, Contact begins in the lower half even at the end.
  const height = (await page.evaluate(() => document.documentElement.scrollHeight)) - 200;
  await page.setViewportSize({ width: 1280, height });
  await jumpTo(page, 100_000);
  await expect.poll(() => currentSections(page)).toEqual(['contact']);
  await page.setViewportSize({ width: 1280, height: 700 });
  await page.clock.pauseAt(Date.now() + 60_000);
  await jumpTo(page, 0);
  await expect.poll(() => currentSections(page)).toEqual(['home']);
  await page.evaluate(() => {
    scrollTo({ top: 100_000, behavior: 'instant' });
    return new Promise<void>((resolve) => addEventListener('scroll', () => resolve(), { once: true }));
  });
  await page.clock.runFor(65);
  expect(await currentSections(page)).toEqual(['home']);
  await page.clock.runFor(1);
  await expect.poll(() => currentSections(page)).toEqual(['contact']);
});
