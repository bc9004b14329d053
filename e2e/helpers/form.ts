import { expect, type Locator, type Page } from '@playwright/test';

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
export class EnquiryForm {
  readonly element: Locator;
  readonly sendButton: Locator;
  readonly status: Locator;

  constructor(private readonly page: Page) {
    this.element = page.locator('form');
    this.sendButton = this.element.getByRole('button', { name: 'Send', exact: true });
    this.status = this.element.locator('[aria-live]');
  }

  field(name: ContactField): Locator {
    return this.element.getByRole('textbox', { name: contactRules[name].label, exact: true });
  }

  error(name: ContactField): Locator {
    return this.element.locator(`#contact-${name}-error`);
  }

  async fill(values: Partial<Enquiry>): Promise<void> {
    for (const [name, value] of Object.entries(values)) {
      await this.field(name as ContactField).fill(value);
    }
  }

  async send(values: Partial<Enquiry> = {}): Promise<void> {
    await this.fill(values);
    await this.sendButton.click();
  }

  async values(): Promise<Enquiry> {
    const values = contactFields.map(async (name) => [name, await this.field(name).inputValue()]);
    return Object.fromEntries(await Promise.all(values)) as Enquiry;
  }

  /** Waits for the thanks and for the mail of an enquiry, and returns the mail's text. */
  async mailOf({ name }: { name: string }): Promise<string> {
    await expect(this.status).toHaveText(sentText);
    return mailNaming(name);
  }

  /** Accepts all further alerts and collects their texts. */
  alerts(): string[] {
    const texts: string[] = [];
    this.page.on('dialog', (dialog) => {
      texts.push(dialog.message());
      void dialog.accept();
    });
    return texts;
  }

  /** Functions that bring an untouched form into each of its other states. */
  readonly reach = {
    invalid: async () => {
      await this.send({ name: validEnquiry.name, email: 'ana@' });
      await this.error('email').waitFor();
    },
    sending: async () => {
      await this.page.route(enquiryCall, () => undefined);
      await this.send(validEnquiry);
      await this.element.getByRole('button', { name: 'Sending', exact: true }).waitFor();
    },
    sent: async () => {
      await this.page.route(enquiryCall, (route) => route.fulfill({ json: { result: null } }));
      await this.send(validEnquiry);
      await this.element.getByRole('button').waitFor({ state: 'detached' });
    },
    failed: async () => {
      this.alerts();
      await this.page.route(enquiryCall, (route) => route.fulfill({ status: 500 }));
      await this.send(validEnquiry);
      await this.element.getByRole('link', { name: 'Send it by email' }).waitFor();
      await this.page.waitForFunction(() => document.activeElement?.matches('[type="submit"]'));
    },
  };
}
