/** Takes the README's pictures of the built page: the first view of a desktop and of a phone. */
import { mkdirSync } from 'node:fs';

import { chromium } from '@playwright/test';
import sharp from 'sharp';

import { openPage } from '../../test-support/capture';
import { browserOptions } from '../shared/browser';
import { main, requireBuild } from '../shared/cli';

const folder = 'docs/pictures';

/** In CSS pixels; beside each other at 68 and 22 % of the README's width they are equally high. */
const views = [
  { name: 'desktop', width: 1440, height: 1000 },
  { name: 'phone', width: 390, height: 837 },
];

main(async () => {
  requireBuild();
  mkdirSync(folder, { recursive: true });
  const browser = await chromium.launch(browserOptions());
  try {
    for (const { name, width, height } of views) {
      const page = await openPage(browser, 'out', width);
      await page.setViewportSize({ width, height });
      const file = `${folder}/${name}.webp`;
      const { size } = await sharp(await page.screenshot())
        .webp({ quality: 82, smartSubsample: true })
        .toFile(file);
      console.log(`${file}: ${Math.round(size / 1000)} KB`);
    }
  } finally {
    await browser.close();
  }
});
