import { validMessage } from '../test-support/contact-cases';
import { open } from '../test-support/page';
import { contactFields } from '../lib/contact';
import { site } from '../lib/content/site';
import { functionRows } from './faults/function';
import { mailServerRows } from './faults/mail-server';
import { networkRows } from './faults/network';
import { test } from './faults/stack';
import { expect, lessMotion } from './fixtures';

test.use(lessMotion);

/** The longest that a visitor waits. */
const slowly = { timeout: 45_000 };

// One row per fault: the built page, the built function in its own process and a real mail server, with one
// thing wrong. No enquiry may be lost in silence, and every mail of one has the same Message-ID.
for (const row of [...mailServerRows, ...functionRows, ...networkRows]) {
  const { fault, sees, mails, error, notes } = row;

  test(fault, async ({ page, form, stack, expectErrors }) => {
    expectErrors(...[error, notes].filter((pattern) => pattern !== undefined));
    const logged: string[] = [];
    page.on('console', (message) => {
      if (message.type() === 'error' && message.args().length > 0) logged.push(message.text());
    });
    const alerts = form.alerts();
    const alerted = () =>
      expect.poll(() => alerts, slowly).toEqual([`alert: ${site.contact.form.failed}`]);

    await (row.arrange ?? ((each) => each.reach()))(stack);
    await open(page);
    const enquiry = { ...validMessage, message: `${fault}?\n${crypto.randomUUID()}` };
    await form.send(enquiry);
    if (row.again) {
      await alerted();
      await stack.mend();
      await form.send();
    }

    if (sees === 'sent') await expect(form.thanks).toHaveText(site.contact.form.sent, slowly);
    else {
      await alerted();
      await expect(form.sendButton).toBeEnabled();
      for (const name of contactFields) await expect(form.field(name)).toBeEditable();
    }
    expect(await form.values()).toEqual(enquiry);
    expect(logged).toEqual(error ? [expect.stringMatching(error)] : []);

    const messageIds = () => stack.messageIds(enquiry.message);
    const received = messageIds();
    expect(stack.called).toBe(mails !== 'not called');
    expect(received).toHaveLength(mails === 'not called' ? 0 : mails);

    if (sees === 'the alert') {
      await stack.mend();
      await form.send();
      await expect(form.thanks).toHaveText(site.contact.form.sent, slowly);
      expect(alerts).toHaveLength(1);
      expect(messageIds()).toHaveLength(received.length + 1);
    }
    expect(new Set(messageIds()).size).toBe(1);
  });
}
