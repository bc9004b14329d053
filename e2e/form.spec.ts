import { emptyEnquiry, sentText, validEnquiry } from '../__tests__/contact-cases';
import { site } from '../__tests__/shipped';
import { mailtoLink } from '../lib/browser/mailto';
import { enquiryCall, newEnquiry } from './helpers/form';
import { callScript, open, reported, requestedFiles, scrollToHydrate, storedNames } from './helpers/page';
import { expect, test } from './helpers/test';

test('a failed form’s mail has the text, and analytics does not', async ({ page, form, expectErrors }) => {
  expectErrors(/^FirebaseError/, /status of 500/);
  await open(page);
  await form.reach.failed();
  const link = form.element.getByRole('link', { name: 'Send it by email' });
  const session = await page.context().newCDPSession(page);
  await session.send('Page.enable');
  const opened = new Promise<string>((resolve) => {
    session.once('Page.frameRequestedNavigation', ({ url }) => resolve(url));
  });
  // Analytics records a link's address on the window, after all other listeners.
  const recorded = link.evaluate(
    (pressed: HTMLAnchorElement) =>
      new Promise((resolve) => addEventListener('click', () => resolve(pressed.href))),
  );
  await link.click();
  const { email } = site.contact;
  expect(await opened).toBe(mailtoLink(email, `Enquiry for ${site.name}`, validEnquiry));
  expect(await recorded).toBe(`mailto:${email}`);
  expect(await form.values()).toEqual(validEnquiry);
});

test('Send gets the focus without scrolling back a visitor', async ({ page, form, expectErrors }) => {
  expectErrors(/^FirebaseError/, /status of 500/);
  await page.addInitScript(() => {
    window.alert = () => setTimeout(() => scrollTo(0, 0), 50);
  });
  await page.route(enquiryCall, (route) => route.fulfill({ status: 500 }));
  await open(page);
  await form.send(validEnquiry);
  await expect(form.sendButton).toBeFocused();
  expect(await page.evaluate(() => scrollY)).toBe(0);
});

test('Firebase loads when a visitor focuses a field, and stores nothing', async ({ page, form }) => {
  const files = requestedFiles(page);
  await page.clock.install();
  await open(page);
  await page.clock.runFor(1000);
  await reported(page);
  expect(files.filter((path) => path.includes('firebase'))).toEqual([]);
  const sender = page.waitForResponse(callScript);
  await form.field('name').focus();
  expect((await sender).ok()).toBe(true);
  await form.send(newEnquiry());
  await expect(form.status).toHaveText(sentText);
  expect(await storedNames(page)).toEqual([]);
});

test('a sent form comes back empty with a page that the browser has dropped', async ({ page, form }) => {
  await open(page);
  await form.send(newEnquiry());
  await expect(form.status).toHaveText(sentText);
  await page.goto('/privacy');
  await page.goBack();
  await scrollToHydrate(page);
  await expect(form.sendButton).toBeEnabled();
  expect(await form.values()).toEqual(emptyEnquiry);
});
