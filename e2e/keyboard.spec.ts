import { open } from './helpers/page';
import { expect, test } from './helpers/test';

test('the keyboard reaches everything in visual order, with a two-color focus ring', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await open(page);
  const expected = await page.locator('a:visible, button:visible, input, textarea, [tabindex="0"]').count();
  const stops: { name: string; top: number; right: number; bottom: number; left: number }[] = [];
  for (let press = 0; press < expected; press++) {
    await page.keyboard.press('Tab');
    const { ring, ...stop } = await page.evaluate(() => {
      const element = document.activeElement!;
      const { top, right, bottom, left } = element.getBoundingClientRect();
      const { outlineStyle, outlineColor, boxShadow } = getComputedStyle(element);
      return {
        name: element.getAttribute('aria-label') ?? element.textContent,
        ...{ top: top + scrollY, right, bottom: bottom + scrollY, left },
        ring: { outlineStyle, outlineColor, boxShadow },
      };
    });
    stops.push(stop);
    expect(ring.outlineStyle, stop.name).toBe('solid');
    expect(ring.boxShadow, stop.name).not.toContain(ring.outlineColor);
    expect(ring.boxShadow, stop.name).not.toBe('none');
  }
  expect(expected).toBeGreaterThan(12);
  await page.keyboard.press('Tab');
  expect(await page.evaluate(() => document.activeElement === document.body)).toBe(true);
  for (const key of ['Tab', 'Enter', 'Tab']) await page.keyboard.press(key);
  await expect(page.locator(':focus')).toHaveText('Book Now');

  const [skip] = stops;
  expect(skip?.name).toBe('Skip to content');
  expect(skip!.bottom - skip!.top).toBeGreaterThanOrEqual(44);
  expect(stops.filter(({ left, right }) => left < 0 || right - left < 24)).toEqual([]);
  // Each stop is below the previous one or, in rows and columns, to its right.
  stops.slice(1).reduce((previous, stop) => {
    const isOnward = stop.top >= previous.bottom || stop.left >= previous.right;
    expect(isOnward, `from "${previous.name}" to "${stop.name}"`).toBe(true);
    return stop;
  });
});

test('a keyboard visitor can skip the header of /privacy', async ({ page }) => {
  await page.goto('/privacy');
  await page.keyboard.press('Tab');
  await expect(page.getByText('Skip to content')).toBeInViewport({ ratio: 1 });
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await expect(page.locator(':focus')).toHaveText('Privacy at Firebase');
});

test('Tab goes on from the section in the address, and a click beside Send keeps the place', async ({
  page,
  form,
}) => {
  await open(page, '/#contact');
  await page.keyboard.press('Tab');
  await expect(form.field('name')).toBeFocused();
  await page.getByRole('link', { name: 'Contact' }).click();
  await expect(page.locator('#contact')).toBeFocused();
  await form.sendButton.scrollIntoViewIfNeeded();
  const { x, y, height } = (await form.element.boundingBox())!;
  await page.mouse.click(x + 5, y + height - 1);
  await expect(page.locator('[tabindex="-1"]')).toHaveCount(0);
  await page.keyboard.press('Shift+Tab');
  await expect(form.field('message')).toBeFocused();
});
