import { failedText, sentText } from '../../__tests__/contact-cases';
import { contactFields } from '../../lib/contact';
import { newEnquiry } from '../helpers/form';
import { open } from '../helpers/page';
import { mailsNaming } from '../helpers/product';
import { expect, test } from '../helpers/test';
import { faults } from './faults';

// Each row breaks one thing between the built page, the built function and a real mail server. The visitor
// always learns whether the enquiry was sent.
for (const { fault, sees, mails, error, browserError, cause } of faults) {
  test(`a visitor sees ${sees} when ${fault}; mails that arrive: ${mails} (§4, §8)`, async ({
    page,
    form,
    expectErrors,
  }) => {
    expectErrors(...[error, browserError].filter((pattern) => pattern !== undefined));
    const alerts = form.alerts();
    const enquiry = newEnquiry();
    const arrived = () => mailsNaming(enquiry.name);

    await cause(page);
    await open(page);
    if (sees === 'the thanks' && browserError) {
      // The first download fails before Send needs it.
      const failed = page.waitForEvent('console', (message) => browserError.test(message.text()));
      await form.field('name').focus();
      await failed;
    }
    await form.send(enquiry);
    if (sees === 'the thanks') await expect(form.status).toHaveText(sentText);
    else {
      await expect.poll(() => alerts).toEqual([failedText]);
      await expect(form.sendButton).toBeEnabled();
      for (const name of contactFields) await expect(form.field(name)).toBeEditable();
    }
    expect(await form.values()).toEqual(enquiry);
    await expect.poll(arrived).toHaveLength(mails);

    if (sees === 'the alert') {
      await form.send();
      await expect(form.status).toHaveText(sentText);
      expect(alerts).toHaveLength(1);
      await expect.poll(arrived).toHaveLength(mails + 1);
    }
  });
}
