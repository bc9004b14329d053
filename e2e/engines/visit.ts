import { expect } from '@playwright/test';

import { contactErrors, failedText, sentText } from '../../__tests__/contact-cases';
import { site } from '../../__tests__/shipped';
import { newEnquiry } from '../helpers/form';
import { nameOf } from '../helpers/page';
import { mailNaming } from '../helpers/product';

/** What a visit does with a browser of another engine. */
export interface Driver {
  open: (url: string) => Promise<unknown>;
  /** Runs a script in the page and returns its value. */
  run: (script: string) => Promise<unknown>;
  press: (selector: string) => Promise<unknown>;
  type: (selector: string, text: string) => Promise<unknown>;
  back: () => Promise<unknown>;
  /** Waits for an alert, accepts it and returns its text. */
  acceptAlert: () => Promise<string>;
}

/**
 * Makes the first POST fail. The Firebase SDK keeps a reference to `fetch`, so this runs before the SDK
 * loads.
 */
function loseFirstCall() {
  const { fetch } = window;
  let isLost = false;
  window.fetch = (address, options) => {
    if (isLost || options?.method !== 'POST') return fetch(address, options);
    isLost = true;
    return Promise.reject(new TypeError('No network'));
  };
}

const submit = 'form [type="submit"]';
const title = 'document.title';
const heroHeight = `document.querySelector('main section').clientHeight`;
const heroFile = `document.querySelector('main img').decode().then(() => document.querySelector('main img').currentSrc)`;
const place = `[location.hash, document.activeElement.id, scrollY > 0]`;
const underHeader = `Math.abs(Math.round(document.querySelector('#contact').getBoundingClientRect().top - document.querySelector('header').clientHeight))`;
const current = `document.querySelector('nav [aria-current]').hash`;
const errors = `[...document.querySelectorAll('form [id$="-error"]')].map((error) => error.textContent)`;
const typed = `[...document.querySelectorAll('form [name]')].map((field) => field.value)`;
const status = `document.querySelector('form [aria-live]').textContent`;

/** A visitor corrects the form, sends it in vain, books, comes back and sends the enquiry. */
export async function visit({ open, run, press, type, back, acceptAlert }: Driver, url: string) {
  const enquiry = newEnquiry();
  // A script may fail while another document loads.
  const sees = (script: string, wanted: unknown) =>
    expect.poll(() => run(script).catch(() => undefined), script).toEqual(wanted);

  await open(url);
  await sees(title, site.seo.title);
  await sees(heroHeight, 500);
  expect(await run(heroFile)).toMatch(RegExp(`${nameOf(site.hero.photo)}.*\\.avif$`));
  await run(`(${loseFirstCall.toString()})()`);

  await press('nav [href="#contact"]');
  await sees(place, ['#contact', 'contact', true]);
  await sees(underHeader, 0);
  await sees(current, '#contact');
  await press('nav [href="#home"]');
  await sees(place, ['#home', 'home', false]);
  await sees(current, '#home');
  await back();
  await sees('location.hash', '#contact');
  await back();
  await sees('[location.hash, scrollY > 0]', ['', false]);

  await press(submit);
  await sees(errors, Object.values(contactErrors));
  await sees('document.activeElement.id', 'contact-name');

  for (const [field, value] of Object.entries(enquiry)) await type(`form [name="${field}"]`, value);
  await press(submit);
  expect(await acceptAlert()).toBe(failedText);
  await sees(`document.activeElement.matches('${submit}')`, true);
  await sees(typed, Object.values(enquiry));

  // The host of the booking page does not exist, so the privacy page stands in for it.
  await run(`document.querySelector('#booking-link').setAttribute('href', '/privacy')`);
  await press('main section [data-book-now]');
  await sees(title, `Privacy | ${site.name}`);
  await back();
  await sees(title, site.seo.title);
  await sees(typed, Object.values(enquiry));

  await press(submit);
  await sees(status, sentText);
  await mailNaming(enquiry.name);
}
