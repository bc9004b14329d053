import { browserOptions } from './helpers/browser';
import { newEnquiry } from './helpers/form';
import { hydrated, open } from './helpers/page';
import { expect, test } from './helpers/test';
import { site } from '../__tests__/shipped';
import { emptyEnquiry } from '../__tests__/contact-cases';

// Playwright switches the back-forward cache off.
test.use({
  launchOptions: { ...browserOptions(), ignoreDefaultArgs: ['--disable-back-forward-cache'] },
});

test('a sent form that the back-forward cache has dropped comes back empty', async ({ page, form }) => {
  await open(page);
  await form.send(newEnquiry());
  await expect(form.status).toHaveText(site.contact.form.sent);
  // More pages than the cache keeps.
  const pages = 10;
  for (let count = 1; count <= pages; count += 1) await page.goto(`/privacy?${count}`);
  await page.evaluate((count) => history.go(-count), pages);
  await page.waitForURL('/');
  await hydrated(page);
  await expect(form.sendButton).toBeEnabled();
  expect(await form.values()).toEqual(emptyEnquiry);
});
