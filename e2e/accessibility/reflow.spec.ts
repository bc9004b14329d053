import { site } from '../../lib/site';
import { formStates } from '../../test-support/capture';
import { open, scriptFiles, setStyles } from '../../test-support/page';
import { expect, lessMotion, test } from '../fixtures';
import { cut } from './cut';

test.use(lessMotion);

const largeText = ':root { font-size: 200% !important }';
const wideSpacing = `* { line-height: 1.5 !important; letter-spacing: 0.12em !important;
  word-spacing: 0.16em !important } p { margin-bottom: 2em !important }`;

const changes = [
  // 1280 px at 400 %.
  { change: 'the page four times as large', width: 320, height: 256, styles: '' },
  { change: 'text twice as large on a desktop', width: 1280, height: 900, styles: largeText },
  { change: 'text twice as large on a phone', width: 390, height: 844, styles: largeText },
  { change: 'wide spacing on a desktop', width: 1280, height: 900, styles: wideSpacing },
  { change: 'wide spacing on a narrow phone', width: 320, height: 700, styles: wideSpacing },
];

for (const state of ['untouched', 'errors', 'sent']) {
  test(`large text and wide spacing cut nothing when the form is ${state}`, async ({ page }) => {
    await open(page);
    await formStates[state]!(page);
    for (const { change, width, height, styles } of changes) {
      await page.setViewportSize({ width, height });
      await setStyles(page, styles);
      expect.soft(await cut(page), change).toEqual([]);
    }
  });
}

test('the form says how to reach the company when its script does not come', async ({
  page,
  form,
}) => {
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
          return { text: element.textContent, width, height, least: main ? 44 : 24 };
        })
        // The skip link has no size until focused.
        .filter(({ width }) => width > 1),
    );
    expect(targets.length).toBeGreaterThan(12);
    expect(targets.filter(({ width, height, least }) => Math.min(width, height) < least)).toEqual(
      [],
    );
  }
});
