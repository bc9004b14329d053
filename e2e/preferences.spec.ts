import { violations } from './helpers/looks';
import { open } from './helpers/page';
import { expect, test } from './helpers/test';

test('with less motion, van and spinner stand still, and links jump', async ({ page, form }) => {
  await open(page);
  await expect(page.locator('html')).toHaveCSS('scroll-behavior', 'auto');
  await form.reach.sending();
  expect(await page.evaluate(() => document.getAnimations().length)).toBe(0);
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  const spinner = form.element.locator('[type="submit"] > [aria-hidden]');
  expect(await spinner.evaluate((element) => element.getAnimations().length)).toBe(1);
});

test('with more contrast, the menu and the contact section are at 7 to 1', async ({ page }) => {
  await page.emulateMedia({ contrast: 'more' });
  await page.goto('/');
  for (const width of [320, 768, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    for (const within of ['header', '#contact'])
      expect(await violations(page, { tags: ['wcag2aaa'], within }), `${width} px`).toEqual([]);
  }
});

test('each card and button keeps its edge in forced colors', async ({ page }) => {
  await page.goto('/');
  const shapes = await page.evaluateHandle(() =>
    [...document.querySelectorAll('main *, footer *')].filter(
      // Cards cast a shadow.
      (element) => element.matches('button, address li a') || getComputedStyle(element).boxShadow !== 'none',
    ),
  );
  await page.emulateMedia({ forcedColors: 'active' });
  const edges = await shapes.evaluate((elements) =>
    elements.map((element) => {
      const { borderTopWidth, borderTopStyle, borderTopColor, backgroundColor } = getComputedStyle(element);
      const hasLine = borderTopWidth !== '0px' && borderTopStyle === 'solid';
      return { hasEdge: hasLine && borderTopColor !== backgroundColor, html: element.outerHTML };
    }),
  );
  expect(edges.length).toBeGreaterThan(8);
  expect(edges.filter(({ hasEdge }) => !hasEdge)).toEqual([]);
});

test('a notch at the right hides no content', async ({ page }) => {
  const [width, height, insets] = [844, 390, { left: 0, right: 60 }];
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setSafeAreaInsetsOverride', { insets });
  await page.setViewportSize({ width, height });
  await page.goto('/');
  // The strip of photographs scrolls sideways, so its captions may be outside the window.
  const parts = page.locator(':is(h1, h2, p, a, button, input, textarea):not([role="group"] *):visible');
  const covered = await parts.evaluateAll(
    (all, { left, right }) =>
      all
        .filter((part) => {
          const box = part.getBoundingClientRect();
          // A negative margin lets the title's letters, not its box, begin at the gutter.
          const margin = part.matches('h1') ? parseFloat(getComputedStyle(part).marginLeft) : 0;
          return box.left - margin < left - 0.5 || box.right > innerWidth - right;
        })
        .map((part) => part.textContent || part.id),
    insets,
  );
  expect(covered).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
});
