import type { Browser, Locator, Page } from '@playwright/test';

import { contactFields, type ContactField } from '../../../lib/contact';
import { validMessage } from '../../../test-support/contact-cases';
import { EnquiryForm } from '../../../test-support/enquiry-form';
import { ignorePointerInCorner } from '../../../test-support/page';

/** The phone of the visits: 390 by 844 CSS pixels of three pixels each. */
const phone = {
  viewport: { width: 390, height: 844 },
  deviceScaleFactor: 3,
  isMobile: true,
  hasTouch: true,
};

/** The slowest interaction of each kind, in milliseconds from input to next paint. */
export interface Visit {
  menu: number;
  typing: number;
  /** Undefined for the page without script, whose Send does nothing. */
  Send?: number;
}

/**
 * Visits the page on a phone whose processor is four times slower: follows the menu's last link, sends the
 * form with one field filled, fills in the others, sends it, follows the menu's first link. The longest of all
 * is the visit's INP (https://web.dev/articles/inp), which counts presses and keys and leaves out one in fifty.
 *
 * @param scripted whether the page has its script; without it, Send is left out.
 */
export async function visit(browser: Browser, url: string, scripted: boolean): Promise<Visit> {
  const context = await browser.newContext(phone);
  try {
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
    await page.addInitScript(recordInteractions);
    await page.goto(url);

    const form = new EnquiryForm(page);
    const links = page.getByRole('navigation').getByRole('link');
    const pressSend = () => tap(page, form.sendButton);
    const follow = async (link: Locator) => {
      await tap(page, link);
      await page.waitForTimeout(1500);
    };
    const write = async (field: ContactField) => {
      await tap(page, form.field(field));
      await page.keyboard.type(validMessage[field], { delay: 60 });
    };

    await follow(links.last());
    let menu = await slowest(page);
    const [first, ...others] = contactFields;
    await write(first);
    let typing = await slowest(page);
    let pressed = 0;
    if (scripted) {
      await pressSend();
      await page.waitForTimeout(500);
      pressed = await slowest(page);
    }
    for (const field of others) await write(field);
    typing = Math.max(typing, await slowest(page));
    if (scripted) {
      await pressSend();
      await form.sendButton.or(form.sendingButton).waitFor({ state: 'detached' });
      // The visitor reads the thanks.
      await page.waitForTimeout(1500);
      pressed = Math.max(pressed, await slowest(page));
    }
    await follow(links.first());
    menu = Math.max(menu, await slowest(page));
    return scripted ? { menu, typing, Send: pressed } : { menu, typing };
  } finally {
    await context.close();
  }
}

/**
 * Taps the middle of an element once it is in view and still. Not `locator.tap()`: during the tap it checks
 * in the page, at a quarter of the speed, which element is hit, and that would count as the page's own work.
 */
async function tap(page: Page, target: Locator): Promise<void> {
  await target.scrollIntoViewIfNeeded();
  const middle = async () => {
    const box = await target.boundingBox();
    if (!box) throw new Error(`What should be tapped is not there: ${String(target)}`);
    return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  };
  let before;
  let now = await middle();
  do {
    await page.waitForTimeout(100);
    [before, now] = [now, await middle()];
  } while (before.y !== now.y);
  await page.touchscreen.tap(now.x, now.y);
}

/** Runs in the page. Event Timing (https://www.w3.org/TR/event-timing/), in steps of 8 ms from 16 ms. */
function recordInteractions() {
  const durations: number[] = [];
  Object.assign(window, { durations });
  const observer = new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as PerformanceEventTiming[]) {
      if (entry.interactionId) durations.push(entry.duration);
    }
  });
  const everyEvent = { type: 'event', buffered: true, durationThreshold: 16 };
  observer.observe(everyEvent);
}

/** The slowest interaction since the last call. */
function slowest(page: Page): Promise<number> {
  return page.evaluate(() => {
    const { durations } = window as unknown as { durations: number[] };
    return Math.max(0, ...durations.splice(0));
  });
}

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
