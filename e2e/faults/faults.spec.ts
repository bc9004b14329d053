import { validMessage } from '../../__tests__/contact-cases';
import { contactFields } from '../../lib/contact';
import { site } from '../../lib/content';
import { open } from '../helpers/page';
import { expect, lessMotion } from '../helpers/test';
import { rows } from './rows';
import { test } from './stack';

test.use(lessMotion);

// One row per fault: the built page, the built function in its own process and a real mail server, with one
// thing wrong. No enquiry may be lost in silence, and every mail of one has the same Message-ID.
for (const { fault, sees, mails, error, notes, cause } of rows) {
  test(`${fault}: the visitor sees ${sees}, mailed ${mails}`, async ({
    page,
    form,
    stack,
    expectErrors,
  }) => {
    expectErrors(...[error, notes].filter((pattern) => pattern !== undefined));
    const alerts = form.alerts();
    const enquiry = { ...validMessage, message: `${fault}?\n${crypto.randomUUID()}` };
    const messageIds = () =>
      stack.mail.deliveries
        .filter(({ mail }) => mail.text?.includes(enquiry.message))
        .map(({ mail }) => mail.messageId);

    await cause(stack);
    await open(page);
    await form.send(enquiry);
    if (sees === 'sent') await expect(form.status).toHaveText(site.contact.form.sent);
    else {
      await expect.poll(() => alerts).toEqual([site.contact.form.failed]);
      await expect(form.sendButton).toBeEnabled();
      for (const name of contactFields) await expect(form.field(name)).toBeEditable();
    }
    expect(await form.values()).toEqual(enquiry);
    expect(messageIds()).toHaveLength(mails);

    if (sees === 'the alert') {
      await stack.mend();
      await form.send();
      await expect(form.status).toHaveText(site.contact.form.sent);
      expect(alerts).toHaveLength(1);
      expect(messageIds()).toHaveLength(mails + 1);
    }
    expect(new Set(messageIds()).size).toBe(1);
  });
}
