import { failedText, sentText } from '../__tests__/contact-cases';
import { site } from '../__tests__/shipped';
import { contactFields } from '../lib/contact';
import { enquiryCall, newEnquiry } from './helpers/form';
import { scrollToHydrate } from './helpers/page';
import { mailNaming } from './helpers/product';
import { expect, test } from './helpers/test';

/**
 * Runs in the page. Translates all text, now and whenever text is added. Like Chrome and Edge, it replaces
 * each text node by two nested `font` elements. A mark before the text stands for another language.
 */
function translate(): void {
  const replaceTexts = () => {
    const walker = document.createTreeWalker(document, NodeFilter.SHOW_TEXT);
    const texts: Text[] = [];
    while (walker.nextNode()) texts.push(walker.currentNode as Text);
    for (const text of texts) {
      if (!text.data.trim() || text.parentElement?.closest('font, head, script, [translate="no"]')) continue;
      const [outer, inner] = ['font', 'font'].map((name) => document.createElement(name));
      inner!.append(`¡${text.data}`);
      outer!.append(inner!);
      text.replaceWith(outer!);
    }
  };
  new MutationObserver(replaceTexts).observe(document, { childList: true, subtree: true });
  replaceTexts();
}

for (const when of ['before', 'after'] as const) {
  test(`a form works that is translated ${when} hydration`, async ({ page, form, expectErrors }) => {
    expectErrors(/^FirebaseError/, /status of 503/);
    const enquiry = newEnquiry();
    const alerts = form.alerts();
    const field = (name: string) => page.locator(`form [name="${name}"]`);
    const send = page.locator('form [type="submit"]');

    await page.goto('/');
    if (when === 'before') await page.evaluate(translate);
    await field('message').pressSequentially('typed ');
    await scrollToHydrate(page);
    if (when === 'after') await page.evaluate(translate);
    // Hydration keeps the field, so the visitor goes on typing in it.
    await page.keyboard.type('before');
    await expect(field('message')).toHaveValue('typed before');

    await send.click();
    for (const name of ['name', 'email', 'phone'] as const) await expect(form.error(name)).toBeVisible();
    for (const name of contactFields) await field(name).fill(enquiry[name]);
    for (const name of contactFields) await expect(form.error(name)).toHaveCount(0);

    await page.route(enquiryCall, (route) => route.fulfill({ status: 503 }), { times: 1 });
    await send.click();
    await expect.poll(() => alerts).toEqual([failedText]);
    await expect(page.locator(`form a[href="${site.contact.phone.href}"]`)).toBeVisible();
    await expect(send).toBeEnabled();

    await send.click();
    await expect(form.status).toContainText(`¡${sentText}`);
    await expect(send).toHaveCount(0);
    for (const name of contactFields) await expect(field(name)).toHaveValue(enquiry[name]);
    await mailNaming(enquiry.name);
  });
}

test('a translated page keeps the company’s name and its email address', async ({ page }) => {
  for (const path of ['/', '/privacy']) {
    await page.goto(path);
    await page.evaluate(translate);
    await expect(page.getByRole('banner')).toContainText(new RegExp(`^${site.name}`));
    const addresses = page.locator(`a[href="mailto:${site.contact.email}"]`);
    const texts = await addresses.allTextContents();
    expect(texts.length).toBeGreaterThan(1);
    for (const text of texts) expect(text.replace(/^¡Write to /, '')).toBe(site.contact.email);
    // The mark stands before translated words.
    for (const area of ['banner', 'main', 'contentinfo'] as const)
      await expect(page.getByRole(area)).not.toContainText(`¡${site.name}`);
  }
  await page.goto('/');
  await page.evaluate(translate);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(site.name);
});
