import { site } from '../../lib/content/site';
import { open } from '../../test-support/page';
import { expect, test } from '../fixtures';

test('the keyboard reaches everything in the order of the eye, and leaves', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await open(page);
  const stops: { name: string; top: number; right: number; bottom: number; left: number }[] = [];
  for (;;) {
    await page.keyboard.press('Tab');
    const stop = await page.evaluate(() => {
      const element = document.activeElement!;
      if (element === document.body) return undefined;
      const { top, right, bottom, left } = element.getBoundingClientRect();
      const name = element.getAttribute('aria-label') ?? element.textContent;
      return { name, top: top + scrollY, right, bottom: bottom + scrollY, left };
    });
    if (!stop || stops.length > 40) break;
    stops.push(stop);
  }
  const [skip] = stops;
  expect(skip?.name).toBe(site.skipLink);
  expect(skip!.bottom - skip!.top).toBeGreaterThanOrEqual(44);
  expect(stops.filter(({ left, right }) => left < 0 || right - left < 24)).toEqual([]);
  expect(stops.length).toBeGreaterThan(12);
  expect(stops.length).toBeLessThan(40);
  // Each below the one before or, in a line and in columns, to its right.
  stops.slice(1).reduce((before, stop) => {
    const onward = stop.top >= before.bottom || stop.left >= before.right;
    expect(onward, `from "${before.name}" to "${stop.name}"`).toBe(true);
    return stop;
  });
});

test('every stop of the keyboard has a ring of two tones, 3 px each', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await open(page);
  const stops = await page.locator('a:visible, button:visible, input, textarea').count();
  expect(stops).toBeGreaterThan(12);
  for (let stop = 0; stop < stops; stop++) {
    await page.keyboard.press('Tab');
    const ring = await page.evaluate(() => {
      const { outlineWidth, outlineStyle, outlineColor, boxShadow } = getComputedStyle(
        document.activeElement!,
      );
      return { outlineWidth, outlineStyle, outlineColor, boxShadow };
    });
    expect(ring).toEqual({
      outlineWidth: '3px',
      outlineStyle: 'solid',
      outlineColor: 'rgb(42, 93, 150)',
      boxShadow: 'rgb(255, 255, 255) 0px 0px 0px 3px',
    });
  }
});

test('fields offer phones the right keyboard, browsers what to fill in', async ({ page, form }) => {
  await page.goto('/');
  for (const [name, type, inputMode, autoComplete] of [
    ['name', 'text', '', 'name'],
    ['email', 'email', 'email', 'email'],
    ['phone', 'tel', 'tel', 'tel'],
    ['message', 'textarea', '', ''],
  ] as const) {
    await expect(form.field(name)).toHaveJSProperty('type', type);
    await expect(form.field(name)).toHaveJSProperty('inputMode', inputMode);
    await expect(form.field(name)).toHaveJSProperty('autocomplete', autoComplete);
  }
});
