import { site } from '../../lib/content/site';
import { scriptFiles } from '../../test-support/page';
import { expect, lessMotion, test } from '../fixtures';
import { cut } from '../companies/cut';

test.use(lessMotion);

test('without its script the form says how to reach the company', async ({ page, form }) => {
  await page.route(scriptFiles, () => undefined);
  await page.goto('/');
  const notice = page.locator('.stuck-notice');
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
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
  expect(await cut(page)).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeGreaterThan(height);
});

test('targets measure 24 px at least, and 44 px for the main actions', async ({ page }) => {
  await page.goto('/');
  for (const width of [320, 390, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    const targets = await page.evaluate(() =>
      [...document.querySelectorAll('a, button, input, textarea')]
        .filter((element) => element.checkVisibility())
        .map((element) => {
          const { width, height } = element.getBoundingClientRect();
          const main = element.matches('button, input, textarea, nav a, address li a');
          return { text: element.textContent, width, height, min: main ? 44 : 24 };
        })
        // The skip link has no size until focused.
        .filter(({ width }) => width > 1),
    );
    expect(targets.length).toBeGreaterThan(12);
    expect(targets.filter(({ width, height, min }) => Math.min(width, height) < min)).toEqual([]);
  }
});
