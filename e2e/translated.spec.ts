import type { Page } from '@playwright/test';

import { site } from '../lib/content/site';
import { formOf, formStates } from '../test-support/capture';
import { errorTexts } from '../test-support/contact-cases';
import { hydrated } from '../test-support/page';
import { expect, lessMotion, test } from './fixtures';
import { translate } from './translate';

test.use(lessMotion);

const { sent, failed } = site.contact.form;

const mark = '¡';
const translated = (text: string) => `${mark}${text}`;

/** Types into the form, which hydrates it, and resolves once it is React's. */
async function startTyping(page: Page) {
  await formOf(page).locator('[name="name"]').focus();
  await page.keyboard.type('Ana');
  await hydrated(page, () => Promise.resolve());
}

const orders = {
  before: async (page: Page) => {
    await page.evaluate(translate, mark);
    await startTyping(page);
  },
  after: async (page: Page) => {
    await startTyping(page);
    await page.evaluate(translate, mark);
  },
};

/** What the visitor reads in each state of the form, by its name in formStates. */
const readings = { errors: errorTexts.email, sent, failed };

for (const [order, open] of Object.entries(orders)) {
  for (const [state, text] of Object.entries(readings)) {
    test(`a page translated ${order} hydration keeps its form: ${state}`, async ({
      page,
      expectErrors,
    }) => {
      if (state === 'failed') expectErrors(/status of 500/, /^FirebaseError/);
      await page.goto('/');
      const name = await formOf(page).locator('[name="name"]').elementHandle();
      await open(page);
      // Hydration has replaced nothing: the visitor types on in the same field.
      await page.keyboard.type(' Ruiz');
      expect(await name.inputValue()).toBe('Ana Ruiz');
      const reading = formOf(page).getByText(translated(text), { exact: true });
      await formStates[state]!(page);
      await expect(reading).toBeVisible();
      if (state === 'sent') return;

      await formOf(page).locator('[name="email"]').press('x');
      await expect(reading).toBeHidden();
      await page.unrouteAll();
      await formStates.sent!(page);
      await expect(formOf(page).getByText(translated(sent), { exact: true })).toBeVisible();
    });
  }
}
