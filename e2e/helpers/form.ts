import { expect, type Page } from '@playwright/test';

import { sentText, validEnquiry } from '../../__tests__/contact-cases';
import { contactFields, contactRules, type ContactField, type Enquiry } from '../../lib/contact';
import { mailNaming } from './product';

/** A valid enquiry under a unique name. */
export const newEnquiry = (): Enquiry => ({
  ...validEnquiry,
  name: `Ana ${crypto.randomUUID()}`,
});

/** A glob for the URL of the function. */
export const enquiryCall = '**/sendContactEmail';

/** The enquiry form of an opened page. It finds fields, buttons and status by role and name. */
export function enquiryForm(page: Page) {
  const element = page.locator('form');
  const sendButton = element.getByRole('button', { name: 'Send', exact: true });
  const status = element.locator('[aria-live]');
  const field = (name: ContactField) =>
    element.getByRole('textbox', { name: contactRules[name].label, exact: true });
  const error = (name: ContactField) => element.locator(`#contact-${name}-error`);

  async function fill(values: Partial<Enquiry>) {
    for (const [name, value] of Object.entries(values)) await field(name as ContactField).fill(value);
  }

  async function send(values: Partial<Enquiry> = {}) {
    await fill(values);
    await sendButton.click();
  }

  async function values() {
    const values = contactFields.map(async (name) => [name, await field(name).inputValue()]);
    return Object.fromEntries(await Promise.all(values)) as Enquiry;
  }

  /** Waits for the thanks and for the mail of an enquiry, and returns the mail's text. */
  async function mailOf({ name }: { name: string }) {
    await expect(status).toHaveText(sentText);
    return mailNaming(name);
  }

  /** Accepts all further alerts and collects their texts. */
  function alerts() {
    const texts: string[] = [];
    page.on('dialog', (dialog) => {
      texts.push(dialog.message());
      void dialog.accept();
    });
    return texts;
  }

  /** Functions that bring an untouched form into each of its other states. */
  const reach = {
    invalid: async () => {
      await send({ name: validEnquiry.name, email: 'ana@' });
      await error('email').waitFor();
    },
    sending: async () => {
      await page.route(enquiryCall, () => undefined);
      await send(validEnquiry);
      await element.getByRole('button', { name: 'Sending', exact: true }).waitFor();
    },
    sent: async () => {
      await page.route(enquiryCall, (route) => route.fulfill({ json: { result: null } }));
      await send(validEnquiry);
      await element.getByRole('button').waitFor({ state: 'detached' });
    },
    failed: async () => {
      alerts();
      await page.route(enquiryCall, (route) => route.fulfill({ status: 500 }));
      await send(validEnquiry);
      await element.getByRole('link', { name: 'Send it by email' }).waitFor();
      await page.waitForFunction(() => document.activeElement?.matches('[type="submit"]'));
    },
  };

  return { element, sendButton, status, field, error, fill, send, values, mailOf, alerts, reach };
}
