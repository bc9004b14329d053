import type { Page } from '@playwright/test';

import { site } from '../lib/content/site';
import { validMessage } from '../test-support/contact-cases';
import type { EnquiryForm } from '../test-support/enquiry-form';
import { enquiryCall, open } from '../test-support/page';
import { expect, test } from './fixtures';

const { email, form: words, phone } = site.contact;

test.beforeEach(({ expectErrors }) => expectErrors(/^FirebaseError/, /status of 503/));

/** Lets an enquiry fail. */
async function fail(page: Page, form: EnquiryForm, message: string) {
  form.alerts();
  await page.route(enquiryCall, (route) => route.fulfill({ status: 503 }));
  await open(page);
  await form.send({ ...validMessage, message });
}

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

/**
 * Records from now on the address of every link at each press, as analytics does: before the press reaches the
 * link and after.
 */
const linksAtPress = (page: Page) =>
  page.evaluateHandle(() => {
    const addresses: string[] = [];
    for (const capture of [true, false]) {
      const note = () => addresses.push(...[...document.links].map(({ href }) => href));
      addEventListener('click', note, { capture });
    }
    return addresses;
  });

/** Reads a mailto address as a mail program does (RFC 6068). */
function letterIn(address: string) {
  const [, to = '', fields = ''] = /^mailto:([^?]*)\?(.*)$/.exec(address) ?? [];
  const [subject, body] = fields.split('&').map((field) => {
    const [name = '', value = ''] = field.split('=');
    return { name, value: decodeURIComponent(value) };
  });
  return { to: decodeURIComponent(to), subject, body };
}

test('a failed form offers the telephone, and a mail of what was typed', async ({ page, form }) => {
  const { email: _theirAddress, message: _below, ...details } = validMessage;
  const message = 'Two of us & 2 bikes + a dog = 50% off?\nGrüße, 李小龍 #1';
  await fail(page, form, message);
  await expect(page.locator('form').getByRole('link', { name: phone.display })).toHaveAttribute(
    'href',
    phone.href,
  );
  const links = await linksAtPress(page);
  expect(letterIn(await handedOver(page, words.failedMail.label))).toEqual({
    to: email.address,
    subject: { name: 'subject', value: words.failedMail.subject },
    body: {
      name: 'body',
      value: [...Object.values(details), '', ...message.split('\n')].join('\r\n'),
    },
  });
  const mailLinks = (await links.jsonValue()).filter((address) => address.startsWith('mailto:'));
  expect([...new Set(mailLinks)]).toEqual([`mailto:${email.address}`]);
  expect(await form.values()).toEqual({ ...validMessage, message });

  await form.field('message').press('x');
  await expect(page.locator('form').getByRole('link', { name: phone.display })).toHaveCount(0);
});

for (const [kind, character] of [
  ['of plain letters', 'x'],
  ['of characters that take two units', '🚲'],
] as const) {
  test(`a long message ${kind} is cut for the mail and kept here`, async ({ page, form }) => {
    const message = character.repeat(4000 / character.length);
    await fail(page, form, message);
    const address = await handedOver(page, words.failedMail.label);
    expect(address.length).toBeLessThanOrEqual(2000);
    expect(letterIn(address).body?.value).toMatch(new RegExp(`\r\n\r\n(${character})+…$`, 'u'));
    expect((await form.values()).message).toBe(message);
  });
}
