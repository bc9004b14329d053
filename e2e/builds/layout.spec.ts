import type { Page } from '@playwright/test';

import { pages } from '../../__tests__/pages';
import { bodyFace, open, largeText, setStyles } from '../helpers/page';
import { clippedTexts, facesOfHeadings, violations } from '../helpers/looks';
import { expect, test } from '../helpers/test';

test('the page has the specified sizes at every width (§9)', async ({ page }) => {
  await open(page);
  for (const width of [320, 360, 390, 640, 768, 960, 1200, 1280, 1440, 1920, 2560]) {
    await page.setViewportSize({ width, height: 900 });
    const full = { x: 0, width };
    const sizes = {
      header: { height: 61 },
      'section:has(h1)': { ...full, height: 500 },
      'section:has(+ #bike-shuttle)': { ...full, height: 300 },
      '#bike-shuttle': width < 768 ? full : { ...full, height: 680 },
    };
    for (const [area, size] of Object.entries(sizes))
      expect(await page.locator(area).boundingBox(), `${area} at ${width} px`).toMatchObject(size);

    const row = page.locator('#photo-row li').filter({ visible: true });
    const photos = await Promise.all((await row.all()).map(async (photo) => (await photo.boundingBox())!));
    const square = { width: 300, height: 300 };
    expect(photos, `${width} px`).toMatchObject(width < 768 ? [] : [square, square, square, square]);
    if (width < 768) continue;
    // The row is a strip from the gutter on, or whole squares between the gutters.
    const [left, last] = [photos[0]!.x, photos[3]!.x];
    expect(left).toBeCloseTo(width < 1280 ? 24 : width - last - 300, 0);
    expect(left).toBeGreaterThanOrEqual(24);
  }
});

test('each main action measures at least 44 px, with text of 16 px', async ({ page }) => {
  await page.goto('/');
  for (const width of [320, 390, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    const actions = await page.evaluate(() =>
      [...document.querySelectorAll('button, input, textarea, nav a, address li a, [href="#content"]')]
        .filter((element) => element.checkVisibility())
        .map((element) => {
          const { width, height } = element.getBoundingClientRect();
          // iOS zooms into fields with smaller text.
          const size = parseFloat(getComputedStyle(element).fontSize);
          return { text: element.textContent, isLarge: Math.min(width, height) >= 44 && size >= 16 };
        }),
    );
    expect(actions.length).toBeGreaterThan(8);
    expect(actions.filter(({ isLarge }) => !isLarge)).toEqual([]);
  }
});

const wideSpacing = `* { line-height: 1.5 !important; letter-spacing: 0.12em !important;
  word-spacing: 0.16em !important } p { margin-bottom: 2em !important }`;

/** Widths and styles. Between two breakpoints, a text is clipped first at the narrowest width. */
const views = [
  ...[320, 480, 640, 768, 1024, 1280, 2560].map((width) => [width, ''] as const),
  ...[320, 390, 768, 1024, 1280].map((width) => [width, largeText] as const),
  ...[320, 1280].map((width) => [width, wideSpacing] as const),
];
/** Views for what changes at one width at most: the form, and the pages other than the home page. */
const fewViews = views.filter(([width]) => width === 320 || width === 1024);

/** Expects that an opened page clips no text in these views. */
async function expectNothingClipped(page: Page, views: (readonly [number, string])[]) {
  await page.evaluate(() => document.fonts.ready);
  for (const [width, styles] of views) {
    await page.setViewportSize({ width, height: 900 });
    await setStyles(page, styles);
    expect.soft(await clippedTexts(page), `${width} px ${styles}`).toEqual([]);
  }
  await setStyles(page, '');
}

/** Expects that axe finds nothing in an opened page, or in the part of it that has changed. */
async function expectAccessible(page: Page, widths: number[], within = 'html') {
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 });
    expect.soft(await violations(page, { within }), `${width} px`).toEqual([]);
  }
}

test.describe('with the longest content, no text is clipped and axe finds nothing:', () => {
  test.use({ build: 'longest' });

  for (const { path, file } of pages) {
    test(`the page at ${path}`, async ({ page, expectErrors }) => {
      if (file === '404') expectErrors(/status of 404/);
      await page.goto(path);
      await bodyFace(page);
      expect(await facesOfHeadings(page)).toEqual(['Anton']);
      await expectNothingClipped(page, file === 'index' ? views : fewViews);
      await expectAccessible(page, file === 'index' ? [320, 768, 1440] : [320]);
    });
  }

  for (const state of ['invalid', 'sending', 'sent', 'failed'] as const) {
    test(`the form that is ${state}`, async ({ page, form, expectErrors }) => {
      if (state === 'failed') expectErrors(/status of 500/, /^FirebaseError/);
      await open(page);
      await form.reach[state]();
      // The button may have moved out from under the pointer.
      await page.mouse.move(0, 0);
      await expectNothingClipped(page, fewViews);
      await expectAccessible(page, [320], '#contact');
    });
  }
});
