import { newEnquiry } from './helpers/form';
import { scrollToHydrate, open } from './helpers/page';
import { expect, test } from './helpers/test';
import { emptyEnquiry, sentText } from '../__tests__/contact-cases';

test('a sent form comes back empty with a page that the browser has dropped', async ({ page, form }) => {
  // A browser drops a kept page or a discarded tab without this event.
  await page.addInitScript(() =>
    addEventListener('pagehide', (event) => event.stopImmediatePropagation(), true),
  );
  await open(page);
  await form.send(newEnquiry());
  await expect(form.status).toHaveText(sentText);
  await page.goto('/privacy');
  await page.goBack();
  await scrollToHydrate(page);
  await expect(form.sendButton).toBeEnabled();
  expect(await form.values()).toEqual(emptyEnquiry);
});
