import { readFileSync } from 'node:fs';

import { site } from '../lib/content/site';
import { validMessage } from '../test-support/contact-cases';
import { hydrated, idle } from '../test-support/page';
import { builtVariant, expect, serveVariant, test } from './fixtures';

const folder = builtVariant('preview');

test.beforeEach(async ({ page }) => {
  await serveVariant(page, 'preview');
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

test('the form of a preview says that it is sent, and sends nothing', async ({ page, form }) => {
  const calls = form.calls();
  await form.send(validMessage);
  await expect(page.getByRole('button', { name: site.contact.form.sending })).toBeDisabled();
  await expect(form.status).toContainText(site.contact.form.sent);
  await expect(form.status).toContainText('Preview: nothing was sent');
  expect(calls).toEqual([]);
});
