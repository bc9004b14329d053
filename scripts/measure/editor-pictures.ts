/** Takes the pictures of the editor in docs/operating.md: the form beside the page, a list's entry, a photograph. */
import { chromium, type FrameLocator, type Page } from '@playwright/test';
import sharp from 'sharp';

import { startEditor } from '../../test-support/product';
import { browserOptions } from '../shared/browser';
import { main } from '../shared/cli';

const folder = 'docs/pictures';

async function picture(page: Page, name: string) {
  const file = `${folder}/${name}.webp`;
  const { size } = await sharp(await page.screenshot({ animations: 'disabled' }))
    .resize(1200)
    .webp({ quality: 60, smartSubsample: true })
    .toFile(file);
  console.log(`${file}: ${Math.round(size / 1000)} KB`);
}

async function takePictures(page: Page, editor: FrameLocator, site: FrameLocator) {
  await editor.getByRole('button', { name: 'Save' }).waitFor({ timeout: 120_000 });
  await site.getByRole('heading', { level: 1 }).waitFor();
  await picture(page, 'editor');

  const prices = editor.getByRole('group', { name: 'Prices' });
  await site.locator('#ski-shuttle').scrollIntoViewIfNeeded();
  await prices.getByRole('row').first().click();
  const dialog = editor.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Done' }).hover();
  await picture(page, 'editor-price');
  await dialog.getByRole('button', { name: 'Done' }).click();
  await dialog.waitFor({ state: 'hidden' });

  const card = editor.getByRole('group', { name: 'Ski shuttle card' });
  const photograph = card.getByRole('group', { name: 'Photograph' });
  await photograph.evaluate((element) => element.scrollIntoView());
  await picture(page, 'editor-photograph');
}

main(async () => {
  const product = await startEditor('.');
  const browser = await chromium.launch(browserOptions());
  try {
    const page = await browser.newPage({
      viewport: { width: 1400, height: 900 },
      reducedMotion: 'reduce',
    });
    await page.goto(product.address);
    await takePictures(
      page,
      page.frameLocator('iframe[title="Editor"]'),
      page.frameLocator('iframe[title="Page"]'),
    );
  } finally {
    await browser.close();
    await product.end();
  }
});
