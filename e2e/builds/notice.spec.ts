import { longestSite, longestToday } from '../../__tests__/extremes';
import { jumpTo, largeText, setStyles } from '../helpers/page';
import { expect, test } from '../helpers/test';

test.use({ build: 'longest' });

test('Home scrolls to the top of a page with a notice, also with large text (§2.2)', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 256 });
  await page.goto('/');
  for (const styles of ['', largeText]) {
    await setStyles(page, styles);
    await jumpTo(page, 2000);
    // A real press would first scroll to the link.
    await page.locator('nav [href="#home"]').evaluate((link: HTMLElement) => link.click());
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
    await expect(page.getByRole('region', { name: longestSite.name })).toBeFocused();
  }
});

// page.spec.ts sees them before.
test('notice and seasons are gone at their end', async ({ page }) => {
  await page.clock.setFixedTime(longestToday.notice.until);
  await page.goto('/');
  for (const { text } of Object.values(longestToday))
    await expect(page.getByText(text).filter({ visible: true })).toHaveCount(0);
});

test('the notice has an edge in forced colors, and dark text on paper', async ({ page }) => {
  await page.goto('/');
  const notice = page.getByRole('complementary');
  await page.emulateMedia({ forcedColors: 'active' });
  await expect(notice).toHaveCSS('border-bottom-width', '1px');
  await page.emulateMedia({ forcedColors: 'none', media: 'print' });
  await expect(notice).toHaveCSS('color', 'rgb(0, 0, 0)');
});
