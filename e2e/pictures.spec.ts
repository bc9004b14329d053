import sharp from 'sharp';

import { openPage } from '../test-support/capture';
import { test } from './fixtures';

// Equally high beside each other at 68 and 22 % of the README's width.
const pictures = [
  { name: 'desktop', width: 1440, height: 1000 },
  { name: 'phone', width: 390, height: 837 },
];

for (const { name, width, height } of pictures) {
  // Only "npm run test:e2e -- pictures" runs it (playwright.config.ts).
  test(`takes the README’s picture of the ${name}`, { tag: '@pictures' }, async ({ browser }) => {
    const page = await openPage(browser, 'out', width);
    await page.setViewportSize({ width, height });
    await sharp(await page.screenshot({ animations: 'disabled' }))
      .webp({ quality: 82, smartSubsample: true })
      .toFile(`docs/pictures/${name}.webp`);
    await page.close();
  });
}
