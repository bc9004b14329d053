import { open } from './helpers/page';
import { expect, test } from './helpers/test';

test('the keyboard reaches everything in visual order, with a two-color focus ring', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await open(page);
  const expected = await page.locator('a:visible, button:visible, input, textarea, [tabindex="0"]').count();
  expect(expected).toBeGreaterThan(12);
  const stops = [];
  for (let press = 0; press < expected; press++) {
    await page.keyboard.press('Tab');
    const stop = await page.evaluate(() => {
      const element = document.activeElement!;
      const { top, right, bottom, left } = element.getBoundingClientRect();
      const { outlineStyle, outlineColor, boxShadow } = getComputedStyle(element);
      return {
        name: element.getAttribute('aria-label') ?? element.textContent,
        ...{ top: top + scrollY, right, bottom: bottom + scrollY, left },
        hasRing: outlineStyle === 'solid' && boxShadow !== 'none' && !boxShadow.includes(outlineColor),
        isReachable: left >= 0 && right - left >= 24,
      };
    });
    stops.push(stop);
  }
  await page.keyboard.press('Tab');
  expect(await page.evaluate(() => document.activeElement === document.body)).toBe(true);
  expect(stops.filter(({ hasRing, isReachable }) => !hasRing || !isReachable)).toEqual([]);
  // Each stop is below the previous one or, in rows and columns, to its right. The first is the skip link.
  stops.slice(1).reduce((previous, stop) => {
    const isOnward = stop.top >= previous.bottom || stop.left >= previous.right;
    expect(isOnward, `from "${previous.name}" to "${stop.name}"`).toBe(true);
    return stop;
  });
});

for (const [path, next] of [
  ['/', 'Book Now'],
  ['/privacy', 'Privacy at Firebase'],
] as const) {
  test(`a keyboard visitor can skip the header of ${path}`, async ({ page }) => {
    await page.goto(path);
    await page.keyboard.press('Tab');
    await expect(page.getByText('Skip to content')).toBeInViewport({ ratio: 1 });
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    await expect(page.locator(':focus')).toHaveText(next);
  });
}

test('Tab goes on from the section in the address', async ({ page, form }) => {
  await open(page, '/#contact');
  await page.keyboard.press('Tab');
  await expect(form.field('name')).toBeFocused();
});

test('Tab goes on from a click in a section that a link has focused', async ({ page, form }) => {
  await open(page);
  await page.getByRole('link', { name: 'Contact' }).click();
  await expect(page.locator('#contact')).toBeFocused();
  await form.sendButton.scrollIntoViewIfNeeded();
  const { x, y, height } = (await form.element.boundingBox())!;
  await page.mouse.click(x + 5, y + height - 1);
  await expect(page.locator('[tabindex="-1"]')).toHaveCount(0);
  await page.keyboard.press('Shift+Tab');
  await expect(form.field('message')).toBeFocused();
});
