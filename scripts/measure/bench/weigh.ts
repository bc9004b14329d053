import type { Browser, Page } from '@playwright/test';

import { validMessage } from '../../../test-support/contact-cases';
import { EnquiryForm } from '../../../test-support/enquiry-form';
import { ignorePointerInCorner } from '../../../test-support/page';
import { phone } from './phone';

/** Bytes transferred since the visit began, by kind: Document, Font, Image, Script, … */
type Bytes = Record<string, number>;

/** Bytes transferred by the end of each stage of a visit. */
export type Stages = Record<string, Bytes>;

/** A stage ends after this many milliseconds without a request. */
const quiet = 1000;

/**
 * Weighs a visit on a phone: the first view, a touch of the menu, the whole page, an enquiry. Of a peer,
 * whose page has neither, the first view and the whole page.
 */
export async function weigh(browser: Browser, url: string, peer: boolean): Promise<Stages> {
  const context = await browser.newContext(phone);
  await context.addInitScript(ignorePointerInCorner);
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  const types = new Map<string, string>();
  const bytes: Bytes = {};
  let last = Date.now();
  session.on('Network.responseReceived', ({ requestId, type }) => {
    types.set(requestId, type);
    last = Date.now();
  });
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const type = types.get(requestId) ?? 'Other';
    bytes[type] = (bytes[type] ?? 0) + encodedDataLength;
    last = Date.now();
  });
  await session.send('Network.enable');

  const stages: Stages = {};
  const over = async (stage: string) => {
    last = Date.now();
    while (Date.now() - last < quiet) await page.waitForTimeout(100);
    stages[stage] = { ...bytes };
  };
  await page.goto(url);
  await over('first view');
  if (!peer) {
    await page.getByRole('banner').getByRole('link').first().tap();
    await over('first touch');
  }
  await readToTheEnd(page);
  await over('whole page');
  if (!peer) {
    const form = new EnquiryForm(page);
    await form.fill(validMessage);
    await form.send();
    await over('enquiry sent');
  }
  await context.close();
  return stages;
}

async function readToTheEnd(page: Page) {
  const height = () => page.evaluate(() => document.documentElement.scrollHeight);
  for (let at = 0; at < (await height()); at += 400) {
    await page.mouse.wheel(0, 400);
    await page.waitForTimeout(50);
  }
}
