import { contactFields } from '../lib/contact';
import { site } from '../lib/content/site';
import { validMessage } from '../test-support/contact-cases';
import { enquiryCall, hydrated } from '../test-support/page';
import { expect, mailsNaming, test, uniqueName } from './fixtures';
import { translate } from './translate';

for (const when of ['before', 'after'] as const) {
  test(`a page translated ${when} hydration keeps its form in every state`, async ({
    page,
    form,
    expectErrors,
  }) => {
    expectErrors(/^FirebaseError/, /status of 503/);
    const enquiry = { ...validMessage, name: uniqueName() };
    const alerts = form.alerts();
    const field = (name: string) => page.locator(`form [name="${name}"]`);
    const send = page.locator('form [type="submit"]');

    await page.goto('/');
    const typedInto = await field('message').elementHandle();
    if (when === 'before') await page.evaluate(translate, '¡');
    await field('message').pressSequentially('typed ');
    await hydrated(page);
    if (when === 'after') await page.evaluate(translate, '¡');
    // Hydration has replaced nothing: the visitor types on in the same field.
    await page.keyboard.type('before');
    expect(await typedInto.inputValue()).toBe('typed before');

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
