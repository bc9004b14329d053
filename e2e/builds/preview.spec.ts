import { readFileSync } from 'node:fs';

import { newEnquiry } from '../helpers/form';
import { expect, test } from '../helpers/test';
import { folderOf } from './serve';

test.use({ build: 'preview' });

test.beforeEach(({ page }) => page.goto('/'));

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
  const headers = readFileSync(`${folderOf('preview')}/out/_headers`, 'utf8');
  expect(headers).toContain('X-Robots-Tag: noindex');
  expect(headers).not.toContain('google');
  expect(readFileSync('out/_headers', 'utf8')).not.toContain('X-Robots-Tag');
});

test('the form of a preview says that it is sent; neither it nor analytics sends anything', async ({
  form,
  site,
  outside,
}) => {
  const calls = form.calls();
  await form.send(newEnquiry());
  await expect(form.sendingButton).toBeDisabled();
  await expect(form.status).toContainText(site.contact.form.sent);
  await expect(form.status).toContainText('Preview: nothing was sent');
  expect(calls).toEqual([]);
  expect(outside).toEqual([]);
});
