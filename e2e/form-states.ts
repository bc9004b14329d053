import type { Page } from '@playwright/test';

import { failureText, thanksText, validMessage } from '../test-support/contact-cases';
import { expect, fill, hydrated } from './fixtures';

const call = '**/sendContactEmail';

const send = (page: Page) => page.getByRole('button', { name: 'Send', exact: true }).click();

/** How the form of an opened page gets into each of its states, and what ends the last two. */
export const formStates: Record<string, (page: Page) => Promise<void>> = {
  untouched: (page) => hydrated(page),
  errors: async (page) => {
    await hydrated(page);
    await fill(page, { name: validMessage.name, email: 'ana@' });
    await send(page);
  },
  sending: async (page) => {
    await page.route(call, () => undefined);
    await hydrated(page);
    await fill(page, validMessage);
    await send(page);
    await expect(page.getByRole('button', { name: 'Sending' })).toBeVisible();
  },
  sent: async (page) => {
    await page.route(call, (route) => route.fulfill({ json: { result: null } }));
    await hydrated(page);
    await fill(page, validMessage);
    await send(page);
    await expect(page.getByRole('status')).toHaveText(thanksText);
  },
  failed: async (page) => {
    await page.route(call, (route) => route.fulfill({ status: 500, json: { error: {} } }));
    await hydrated(page);
    await fill(page, validMessage);
    const alerted = page.waitForEvent('dialog');
    await send(page);
    const alert = await alerted;
    expect(alert.message()).toBe(failureText);
    await alert.accept();
    await expect(page.getByRole('button', { name: 'Send', exact: true })).toBeEnabled();
  },
};
