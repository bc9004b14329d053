import { readFileSync } from 'node:fs';

import { addresses } from '../test-support/addresses';
import { hydrated, idle } from '../test-support/page';
import { serveFolder } from '../test-support/serve-folder';
import { variantFolder } from '../scripts/shared/variants';
import { expect, test } from './fixtures';

const folder = `${variantFolder('preview')}/out`;

test.beforeEach(async ({ page }) => {
  await serveFolder(page, folder, addresses().page);
  await page.goto('/');
});

test('a preview says that it is one, and hides nothing by it', async ({ page }) => {
  for (const width of [320, 1440]) {
    await page.setViewportSize({ width, height: 700 });
    const label = page.getByText('Preview: new-prices');
    await expect(label).toBeInViewport();
    expect((await label.boundingBox())!.height).toBeLessThan(40);
  }
});

test('a preview is kept from search engines, in the document and by header', async ({ page }) => {
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/);
  expect(readFileSync(`${folder}/_headers`, 'utf8')).toContain('X-Robots-Tag: noindex');
  expect(readFileSync('out/_headers', 'utf8')).not.toContain('X-Robots-Tag');
});

test('a preview runs no analytics, whatever is configured', async ({ page, form, outside }) => {
  await hydrated(page);
  await form.send();
  await idle(page);
  expect(outside).toEqual([]);
  expect(readFileSync(`${folder}/_headers`, 'utf8')).not.toContain('google');
});
