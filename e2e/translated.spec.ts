import { contactFields } from '../lib/contact';
import { site } from '../lib/content/site';
import { validMessage } from '../test-support/contact-cases';
import { enquiryCall, hydrated } from '../test-support/page';
import { expect, mailsNaming, test, uniqueName } from './fixtures';

/**
 * Runs in the page: replaces every text by `<font><font>` with another text, now and whenever one comes, as the
 * translators of Chrome and Edge do.
 */
function translate(): void {
  const untouched = 'script, style, noscript, template, textarea, font';
  const font = () => document.createElementNS('http://www.w3.org/1999/xhtml', 'font');
  const replaceIn = (root: Node) => {
    const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    const found: Text[] = [];
    while (texts.nextNode()) found.push(texts.currentNode as Text);
    for (const text of found) {
      if (!text.data.trim() || text.parentElement?.closest(untouched)) continue;
      const [outer, inner] = [font(), font()];
      inner.textContent = `¡${text.data}!`;
      outer.append(inner);
      text.replaceWith(outer);
    }
  };
  replaceIn(document.body);
  new MutationObserver((changes) => {
    for (const { target } of changes) replaceIn(target);
  }).observe(document.body, { childList: true, characterData: true, subtree: true });
}

for (const when of ['before', 'after'] as const) {
  test(`a page translated ${when} hydration keeps its form in every state`, async ({
    page,
    form,
    expectErrors,
  }) => {
    // React renders what it can't hydrate, and says so.
    expectErrors(/^FirebaseError/, /status of 503/, /Minified React error #418/);
    const enquiry = { ...validMessage, name: uniqueName() };
    const alerts = form.alerts();
    const field = (name: string) => page.locator(`form [name="${name}"]`);
    const send = page.locator('form [type="submit"]');

    await page.goto('/');
    await field('message').fill('typed before');
    if (when === 'before') await page.evaluate(translate);
    await hydrated(page);
    if (when === 'after') await page.evaluate(translate);
    await expect(field('message')).toHaveValue('typed before');

    await send.click();
    for (const name of ['name', 'email', 'phone'])
      await expect(form.error(name as 'name')).toBeVisible();
    for (const name of contactFields) await field(name).fill(enquiry[name]);
    for (const name of contactFields) await expect(form.error(name)).toHaveCount(0);

    await page.route(enquiryCall, (route) => route.fulfill({ status: 503 }), { times: 1 });
    await send.click();
    await expect.poll(() => alerts).toEqual([`alert: ${site.contact.form.failed}`]);
    await expect(page.locator(`form a[href="${site.contact.phone.href}"]`)).toBeVisible();
    await expect(send).toBeEnabled();

    await send.click();
    await expect(form.thanks).toContainText(site.contact.form.sent);
    await expect(send).toHaveCount(0);
    for (const name of contactFields) await expect(field(name)).toHaveValue(enquiry[name]);
    expect(await mailsNaming(enquiry.name)).toHaveLength(1);
    test
      .info()
      .annotations.push(
        { type: 'visitor sees', description: 'sent' },
        { type: 'mailbox holds', description: '1' },
        { type: 'Message-IDs', description: '1' },
      );
  });
}
