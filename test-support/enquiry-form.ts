import type { Locator, Page } from '@playwright/test';

import { contactFields, type ContactField, type ContactMessage } from '../lib/contact';
import { site } from '../lib/content/site';

/** The enquiry form of an opened page; finds its parts as a visitor does. */
export class EnquiryForm {
  readonly sendButton: Locator;
  readonly sendingButton: Locator;
  readonly status: Locator;
  readonly thanks: Locator;

  /** @param words of the form; the project's own unless another company's page is open. */
  constructor(
    private readonly page: Page,
    private readonly words = site.contact.form,
  ) {
    const form = page.locator('form');
    this.sendButton = form.getByRole('button', { name: words.send, exact: true });
    this.sendingButton = form.getByRole('button', { name: words.sending, exact: true });
    this.status = form.getByRole('status');
    // Of the status, screen readers alone get the rest.
    this.thanks = this.status.locator('p:not(.sr-only)');
  }

  field(name: ContactField): Locator {
    const { labels } = this.words;
    return this.page.locator('form').getByRole('textbox', { name: labels[name], exact: true });
  }

  /** What is wrong with a field, where it is said. */
  error(name: ContactField): Locator {
    return this.page.locator(`#contact-${name}-error`);
  }

  async fill(values: Partial<ContactMessage>): Promise<void> {
    for (const [name, value] of Object.entries(values)) {
      await this.field(name as ContactField).fill(value);
    }
  }

  /** Presses Send, with these values filled in. */
  async send(values: Partial<ContactMessage> = {}): Promise<void> {
    await this.fill(values);
    await this.sendButton.click();
  }

  async values(): Promise<ContactMessage> {
    const values = contactFields.map(async (name) => [name, await this.field(name).inputValue()]);
    return Object.fromEntries(await Promise.all(values)) as ContactMessage;
  }

  /**
   * Collects the texts of alerts from now on and accepts each. Asked whether to leave the page, the visitor
   * stays.
   */
  alerts(): string[] {
    const texts: string[] = [];
    this.page.on('dialog', (dialog) => {
      if (dialog.type() === 'beforeunload') {
        void dialog.dismiss();
        return;
      }
      texts.push(`${dialog.type()}: ${dialog.message()}`);
      void dialog.accept();
    });
    return texts;
  }

  /** Collects the request bodies of the page's calls from now on. */
  calls(): string[] {
    const bodies: string[] = [];
    this.page.on('request', (request) => {
      if (request.url().endsWith('/sendContactEmail')) bodies.push(request.postData() ?? '');
    });
    return bodies;
  }
}
