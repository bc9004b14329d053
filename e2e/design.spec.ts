import type { Locator, Page } from '@playwright/test';
import sharp from 'sharp';

import { site } from '../lib/site';
import { addStyles, expect, hydrated, test } from './fixtures';

/** WCAG 2.2's relative luminance of an sRGB colour, its channels from 0 to 255. */
function luminance([red, green, blue]: number[]): number {
  const [r, g, b] = [red!, green!, blue!].map((channel) => {
    const share = channel / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r! + 0.7152 * g! + 0.0722 * b!;
}

/** The lowest contrast that white text has with any pixel behind its lines. */
async function contrast(page: Page, text: Locator): Promise<number> {
  const lines = await text.evaluate((element) => {
    const range = document.createRange();
    range.selectNodeContents(element);
    return [...range.getClientRects()].map(({ x, y, width, height }) => ({ x, y, width, height }));
  });
  await addStyles(page, 'h1, h1 ~ p { color: transparent !important }');
  let brightest = 0;
  for (const clip of lines) {
    const pixels = await sharp(await page.screenshot({ clip }))
      .removeAlpha()
      .raw()
      .toBuffer();
    for (let at = 0; at < pixels.length; at += 3) {
      brightest = Math.max(brightest, luminance([...pixels.subarray(at, at + 3)]));
    }
  }
  return 1.05 / (brightest + 0.05);
}

for (const width of [320, 390, 640, 767, 768, 1024, 1440, 1920, 2560]) {
  test(`text over the photograph can be read at ${width} px`, async ({ page, expectErrors }) => {
    expectErrors(/404/);
    await page.setViewportSize({ width, height: 900 });
    for (const path of ['/', '/no-such-road']) {
      await page.goto(path);
      await page
        .locator('img')
        .first()
        .evaluate((image: HTMLImageElement) => image.decode());
      for (const text of await page.locator('h1, h1 ~ p').all()) {
        expect(await contrast(page, text)).toBeGreaterThanOrEqual(4.5);
      }
    }
  });
}

for (const width of [390, 1440]) {
  test(`nothing moves while the page loads at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    let send: () => void = () => undefined;
    const held = new Promise<void>((resolve) => (send = resolve));
    await page.route(/\.(woff2|avif)$/, async (route) => {
      await held;
      await route.continue();
    });
    await page.addInitScript(() => {
      const shifts: number[] = [];
      Object.assign(window, { shifts });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) {
          shifts.push((entry as PerformanceEntry & { value: number }).value);
        }
      }).observe({ type: 'layout-shift', buffered: true });
    });
    await page.goto('/', { waitUntil: 'commit' });
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    const height = () => page.evaluate(() => document.documentElement.scrollHeight);
    const before = await height();
    send();
    await page.evaluate(() => document.fonts.load('16px display').then(() => document.fonts.ready));
    await hydrated(page);
    const shift = await page.evaluate(() =>
      (window as unknown as { shifts: number[] }).shifts.reduce((sum, value) => sum + value, 0),
    );
    expect(shift).toBeLessThan(0.005);
    expect(await height()).toBe(before);
  });
}

for (const [width, scale] of [
  [390, 3],
  [768, 2],
  [1024, 1],
  [1440, 1],
  [1920, 2],
] as const) {
  test(`every photograph has the pixels it needs at ${width} px and ${scale}x`, async ({
    browser,
    baseURL,
  }) => {
    const page = await browser.newPage({
      viewport: { width, height: 900 },
      deviceScaleFactor: scale,
      baseURL: baseURL!,
    });
    await page.goto('/');
    for (const photo of await page.locator('img:visible').all()) {
      await photo.scrollIntoViewIfNeeded();
      await photo.evaluate((image: HTMLImageElement) => image.decode());
      const { file, shown, ratio, candidates } = await photo.evaluate((image: HTMLImageElement) => {
        const source = [...image.parentElement!.querySelectorAll('source')].find((each) =>
          each.srcset.includes(new URL(image.currentSrc).pathname),
        )!;
        return {
          file: new URL(image.currentSrc).pathname,
          shown: { width: image.clientWidth, height: image.clientHeight },
          ratio: source.width / source.height,
          candidates: source.srcset.split(', ').map((each) => parseInt(each.split(' ')[1]!)),
        };
      });
      // The picture covers its box, so a low and wide one is shown wider than the box.
      const needed = Math.max(shown.width, shown.height * ratio) * scale;
      const taken = Number(/-(\d+)\./.exec(file)![1]);
      expect(taken, file).toBeGreaterThanOrEqual(Math.min(needed, Math.max(...candidates)) * 0.95);
      const enough = candidates.filter((candidate) => candidate >= needed * 1.2);
      if (enough.length > 0) expect(taken, file).toBeLessThanOrEqual(Math.min(...enough));
    }
    await page.close();
  });
}

test('every stop of the keyboard has a ring of two tones, 3 px each', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/');
  await hydrated(page);
  const stops = await page.locator('a:visible, button:visible, input, textarea').count();
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
      outlineColor: 'rgb(3, 105, 161)',
      boxShadow: 'rgb(255, 255, 255) 0px 0px 0px 3px',
    });
  }
});

test('every card and button keeps its edge in forced colours', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await page.goto('/');
  const shapes = [
    ...(await page.getByRole('button').all()),
    ...(await page.getByRole('link', { name: 'opens in a new tab' }).all()),
    page.locator('address'),
    page.locator('dl').locator('..'),
    page.locator('#ski-shuttle ul').locator('../..'),
  ];
  for (const shape of shapes) {
    const edge = await shape.evaluate((element) => {
      const { borderTopWidth, borderTopStyle, borderTopColor, backgroundColor } =
        getComputedStyle(element);
      return { borderTopWidth, borderTopStyle, seen: borderTopColor !== backgroundColor };
    });
    expect(parseFloat(edge.borderTopWidth)).toBeGreaterThan(0);
    expect(edge).toMatchObject({ borderTopStyle: 'solid', seen: true });
  }
});

const printed = [
  ...site.skiShuttle.prices.map(({ dollars }) => `$${dollars}`),
  site.contact.phone.display,
  site.contact.email.address,
  site.url,
];

test('prints prices, telephone, mail and address on two sheets at most', async ({ page }) => {
  await page.goto('/');
  const sheet = await page.pdf({ format: 'Letter' });
  const sheets = sheet.toString('latin1').match(/\/Type\s*\/Page\b/g) ?? [];
  expect(sheets.length).toBeGreaterThan(0);
  expect(sheets.length).toBeLessThanOrEqual(2);
  await page.emulateMedia({ media: 'print' });
  for (const text of printed) {
    await expect(page.getByText(text).last()).toBeVisible();
  }
  await expect(page.getByRole('button').first()).toBeHidden();
  await expect(page.getByRole('navigation')).toBeHidden();
});

test('has an icon for every place that shows one', async ({ page, request }) => {
  await page.goto('/');
  const icon = (rel: string) => page.locator(`link[rel="${rel}"]`).getAttribute('href');
  const manifest = (await (await request.get((await icon('manifest'))!)).json()) as {
    icons: { src: string; sizes: string }[];
  };
  const pictures = [
    { src: (await icon('apple-touch-icon'))!, sizes: '180x180' },
    ...manifest.icons,
  ];
  for (const { src, sizes } of pictures) {
    const { width, height } = await sharp(await (await request.get(src)).body()).metadata();
    expect(`${width}x${height}`).toBe(sizes);
  }
  const favicon = await request.get((await icon('icon'))!);
  expect(favicon.headers()['content-type']).toContain('image/svg+xml');
});
