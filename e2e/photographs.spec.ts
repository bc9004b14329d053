import { longestSite } from '../__tests__/extremes';
import { site } from '../__tests__/shipped';
import { letterCounts } from '../lib/letter-counts';
import { tooBright } from '../lib/mistakes';
import { contrastsOver } from './helpers/looks';
import { bodyFace, nameOf, requestedFiles } from './helpers/page';
import { expect, test } from './helpers/test';

for (const [width, scale] of [
  [390, 3],
  [1024, 1],
  [1920, 2],
] as const) {
  test.describe(`at ${width} px and ${scale}x`, () => {
    test.use({ viewport: { width, height: 900 }, deviceScaleFactor: scale });

    test('each photograph is sharp and no larger than needed', async ({ page }) => {
      await page.goto('/');
      const photos = await page.locator('picture img:visible').all();
      expect(photos.length).toBeGreaterThan(2);
      for (const photo of photos) {
        await photo.scrollIntoViewIfNeeded();
        await photo.evaluate((image: HTMLImageElement) => image.decode());
        const { path, srcset, shown, ratio } = await photo.evaluate((image: HTMLImageElement) => {
          const path = new URL(image.currentSrc).pathname;
          const sources = [...image.parentElement!.querySelectorAll('source')];
          return {
            path,
            srcset: sources.find((source) => source.srcset.includes(path))!.srcset,
            shown: { width: image.clientWidth, height: image.clientHeight },
            ratio: image.naturalWidth / image.naturalHeight,
          };
        });
        const widths = [...srcset.matchAll(/ (\d+)w/g)].map(([, digits]) => Number(digits));
        const taken = Number(/-(\d+)\.\w+\.avif$/.exec(path)![1]);
        // A photograph covers its box, so a wide photograph is drawn wider than the box.
        const needed = Math.max(shown.width, shown.height * ratio) * scale;
        // A card and its photograph grow with the text. The `sizes` attribute cannot know that growth.
        const known = Math.min(needed, shown.width * scale, Math.max(...widths));
        expect(taken, path).toBeGreaterThanOrEqual(known * 0.95);
        const enough = widths.filter((candidate) => candidate >= needed * 1.2);
        if (enough.length > 0) expect(taken, path).toBeLessThanOrEqual(Math.min(...enough));
      }
    });
  });
}

test('a phone hides the photo row without loading its photographs (§9)', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const files = requestedFiles(page);
  await page.goto('/');
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  await expect.poll(() => files).toContainEqual(expect.stringContaining(nameOf(site.bikeShuttle.photo)));
  expect(files.filter((file) => /-square-\d+\.\w+\.\w+$/.test(file))).toEqual([]);
});

/** The words of the hero, of the 404 page's first view, and the longest words. */
const heroWords = [
  { name: site.name, line: site.hero.line },
  { name: 'Not your stop.', line: 'We couldn’t find that page.' },
  { name: longestSite.name, line: longestSite.hero.line },
];

/** Sizes of windows. On the last, a phone on its side, the words stand at the top. */
const sizes = [
  ...[320, 390, 640, 1024, 1440, 2560].map((width) => [width, 900] as const),
  [844, 480] as const,
];

test('white text over the photograph of the hero is legible', async ({ page }) => {
  const banner = page.locator('#home');
  const hardToRead: string[] = [];
  const read = async (where: string, leastOfTitle: number, leastOfLine: number) => {
    for (const words of heroWords) {
      const counts = letterCounts(words.name.split(' ')).declarations;
      await banner.evaluate(
        (section, { name, line, counts }) => {
          const title = section.querySelector('h1')!;
          title.textContent = name;
          title.style.cssText = counts;
          section.querySelector('p')!.textContent = line;
        },
        { ...words, counts },
      );
      const [title, line] = await contrastsOver(page, banner);
      if (title! < leastOfTitle || line! < leastOfLine)
        hardToRead.push(`${words.name} ${where}: ${title}, ${line}`);
    }
  };
  for (const [width, height] of sizes) {
    await page.setViewportSize({ width, height });
    // An open page switches to another crop some time after the width changes, and shows none meanwhile.
    await page.goto('/');
    await bodyFace(page);
    await banner.locator('img').evaluate((image: HTMLImageElement) => image.decode());
    await read(`at ${width} × ${height} px`, 3, 4.5);
  }
  // Then one dark color lies over the whole photograph.
  await page.emulateMedia({ contrast: 'more' });
  await read('with more contrast', 4.5, 7);
  expect(hardToRead, tooBright).toEqual([]);
});
