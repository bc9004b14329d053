import { sentHeaders } from '../../__tests__/sent-headers';
import { newEnquiry } from '../helpers/form';
import { requestedFiles } from '../helpers/page';
import { expect, test } from '../helpers/test';
import { folderOf } from './serve';

test.use({ build: 'preview' });

test.beforeEach(({ page }) => page.goto('/'));

test('a preview has a small label with its name', async ({ page }) => {
  for (const width of [320, 1440]) {
    await page.setViewportSize({ width, height: 700 });
    const label = page.getByText('Preview: new-prices');
    await expect(label).toBeInViewport();
    expect((await label.boundingBox())!.height).toBeLessThan(40);
  }
});

test('search engines do not index a preview', async ({ page }) => {
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/);
  const headers = sentHeaders(folderOf('preview'));
  expect(headers['X-Robots-Tag']).toBe('noindex');
  expect(headers['Content-Security-Policy']).not.toContain('google');
  expect(sentHeaders()).not.toHaveProperty('X-Robots-Tag');
});

test('the form of a preview shows thanks, says that nothing was sent and sends nothing', async ({
  page,
  form,
  site,
  outside,
}) => {
  const files = requestedFiles(page);
  await form.send(newEnquiry());
  await expect(form.status).toContainText(site.contact.form.sent);
  await expect(form.status).toContainText('Preview: nothing was sent');
  expect(files.filter((path) => path.endsWith('/sendContactEmail'))).toEqual([]);
  expect(outside).toEqual([]);
});
