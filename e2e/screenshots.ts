/** Makes the pictures in README.md from the page that `npm start` serves: `npm run screenshots`. */
import { chromium, type Browser } from '@playwright/test';
import sharp from 'sharp';

import { main } from '../scripts/shared/cli';
import { ports, urlOf } from '../scripts/shared/ports';
import { browserOptions } from './helpers/browser';
import { bodyFace, jumpTo } from './helpers/page';

const folder = 'docs/screenshots';
/** Opens the page in a window of this size, and waits for its photographs and its body face. */
async function openPage(browser: Browser, width: number, height: number) {
  const page = await browser.newPage({ viewport: { width, height } });
  await page.goto(urlOf(ports.hosting));
  await bodyFace(page);
  await page.evaluate(async () => {
    for (const image of document.images) image.loading = 'eager';
    const shown = [...document.images].filter((image) => image.checkVisibility());
    await Promise.all(shown.map((image) => image.decode()));
  });
  return page;
}

main(async () => {
  await using browser = await chromium.launch(browserOptions());
  for (const [name, width, height] of [
    ['desktop', 1440, 900],
    ['phone', 390, 844],
  ] as const) {
    const page = await openPage(browser, width, height);
    await sharp(await page.screenshot())
      .webp()
      .toFile(`${folder}/${name}.webp`);
  }

  // Eight seconds: the band and the thaw in five, the ride home in three.
  const film = await openPage(browser, 1200, 675);
  const frames: Buffer[] = [];
  for (const [selector, from, to, count] of [
    ['#bike-shuttle', 600, 60, 50],
    ['footer', 640, 300, 30],
  ] as const) {
    const top = await film.locator(selector).evaluate((part) => part.getBoundingClientRect().top + scrollY);
    for (let frame = 0; frame < count; frame += 1) {
      // Each part comes to rest before its last second.
      const share = Math.min(1, frame / (count - 10));
      await jumpTo(film, top - from + (from - to) * share);
      frames.push(
        await sharp(await film.screenshot())
          .resize(800)
          .toBuffer(),
      );
    }
  }
  await sharp(frames, { join: { animated: true } })
    .webp({ quality: 18, effort: 6, delay: 100, loop: 0 })
    .toFile(`${folder}/ride.webp`);
});
