import type { Page } from '@playwright/test';

import { validMessage } from '../__tests__/contact-cases';
import { site } from '../lib/content';
import { enquiryCall } from './helpers/form';
import { open } from './helpers/page';
import { expect, test } from './helpers/test';

const { email, form: words, phone } = site.contact;

/** Presses a link and returns the address that the browser hands to the system. */
async function handedOver(page: Page, name: string): Promise<string> {
  const session = await page.context().newCDPSession(page);
  await session.send('Page.enable');
  const requested = new Promise<string>((resolve) => {
    session.on('Page.frameRequestedNavigation', ({ url }) => resolve(url));
  });
  await page.locator('form').getByRole('link', { name }).click();
  return requested;
}

/** Records from now on the addresses of all links at each press, before and after it reaches its link. */
const linksAtPress = (page: Page) =>
  page.evaluateHandle(() => {
    const addresses = new Set<string>();
    for (const capture of [true, false]) {
      const note = () => [...document.links].forEach(({ href }) => addresses.add(href));
      addEventListener('click', note, { capture });
    }
    return addresses;
  });

test('a failed form offers the telephone, and a mail of what was typed', async ({
  page,
  form,
  expectErrors,
}) => {
  expectErrors(/^FirebaseError/, /status of 503/);
  const message = 'Two of us & 2 bikes + a dog = 50% off?\nGrüße, 李小龍 #1';
  const alerts = form.alerts();
  await page.route(enquiryCall, (route) => route.fulfill({ status: 503 }));
  await open(page);
  await form.send({ ...validMessage, message });
  const call = form.element.getByRole('link', { name: phone.display });
  await expect(call).toHaveAttribute('href', phone.href);
  await expect.poll(() => alerts).toEqual([words.failed]);
  await expect(form.sendButton).toBeFocused();

  const links = await linksAtPress(page);
  const letter = new URL(await handedOver(page, words.failedMail));
  expect(letter.pathname).toBe(email);
  expect(letter.searchParams.get('subject')).toContain(site.name);
  // Not by searchParams, which takes "+" for a space; a mail program does not (RFC 6068).
  const body = decodeURIComponent(/body=([^&]*)/.exec(letter.search)![1]!);
  const { name, phone: number } = validMessage;
  expect(body).toBe([name, number, '', ...message.split('\n')].join('\r\n'));
  // Analytics records the addresses of links.
  const addresses = await links.evaluate((all) => [...all]);
  const ofMail = addresses.filter((address) => address.startsWith('mailto:'));
  expect(ofMail).toEqual([`mailto:${email}`]);

  expect(await form.values()).toEqual({ ...validMessage, message });
  await form.field('message').press('x');
  await expect(call).toHaveCount(0);
});
