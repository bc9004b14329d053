import { violations } from './helpers/looks';
import { menu, open } from './helpers/page';
import { expect, test } from './helpers/test';

test('a visitor who wants less motion sees the van and the spinner stand still', async ({ page, form }) => {
  await open(page);
  await form.reach.sending();
  expect(await page.evaluate(() => document.getAnimations().length)).toBe(0);
});

test('a visitor who wants less motion jumps from the menu to a section at once', async ({ page }) => {
  await open(page);
  const positions = await page.evaluateHandle(() => {
    const recorded: number[] = [];
    // `open` has just scrolled back to the top.
    addEventListener('scroll', () => window.scrollY > 0 && recorded.push(window.scrollY));
    return recorded;
  });
  await menu(page).last().click();
  await expect(page.locator('#contact')).toBeFocused();
  await expect(page.locator('#contact h2')).toBeInViewport({ ratio: 1 });
  expect(new Set(await positions.jsonValue()).size).toBe(1);
});

test('a visitor who wants more contrast reads the menu and the contact section at 7 to 1', async ({
  page,
}) => {
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
  const withoutEdge = await shapes.evaluate((elements) =>
    elements
      .filter((element) => {
        const { borderTopWidth, borderTopStyle, borderTopColor, backgroundColor } = getComputedStyle(element);
        return borderTopWidth === '0px' || borderTopStyle !== 'solid' || borderTopColor === backgroundColor;
      })
      .map(({ outerHTML }) => outerHTML),
  );
  expect(await shapes.evaluate(({ length }) => length)).toBeGreaterThan(8);
  expect(withoutEdge).toEqual([]);
});

test('a notch at the right hides no content', async ({ page }) => {
  const [width, height, insets] = [844, 390, { left: 60, right: 60 }];
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setSafeAreaInsetsOverride', { insets });
  await page.setViewportSize({ width, height });
  await page.goto('/');
  const covered = await page.evaluate(({ left, right }) => {
    const parts = document.querySelectorAll('h1, h2, p, a, button, input, textarea');
    return (
      [...parts]
        .filter((part) => part.checkVisibility({ visibilityProperty: true }))
        // The strip of photographs scrolls sideways, so its captions may be outside the window.
        .filter((part) => !part.closest('[role="group"]'))
        .filter((part) => {
          const box = part.getBoundingClientRect();
          // The title's box begins before the gutter, and its letters begin at the gutter.
          const bearing = part.matches('h1') ? parseFloat(getComputedStyle(part).fontSize) * 0.035 : 0;
          return box.left + bearing < left - 0.5 || box.right > innerWidth - right;
        })
        .map((part) => part.textContent || part.id)
    );
  }, insets);
  expect(covered).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
});
