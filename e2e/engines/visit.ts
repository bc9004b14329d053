import { expect } from '@playwright/test';

import { contactErrors, failedText, sentText } from '../../__tests__/contact-cases';
import { site } from '../../__tests__/shipped';
import { newEnquiry } from '../helpers/form';
import { nameOf } from '../helpers/page';
import { mailNaming } from '../helpers/product';

/** What a visit does with a browser of another engine. */
export interface Driver {
  open: (url: string) => Promise<unknown>;
  /** Runs a function in the page and returns its value. */
  run: (script: () => unknown) => Promise<unknown>;
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

const title = () => document.title;
const place = () => [location.hash, document.activeElement!.id, scrollY > 0];
const current = () => document.querySelector<HTMLAnchorElement>('nav [aria-current]')!.hash;
const typed = () =>
  [...document.querySelectorAll<HTMLInputElement>('form [name]')].map((field) => field.value);
const submit = 'form [type="submit"]';

/** A visitor corrects the form, sends it in vain, books, comes back and sends the enquiry. */
export async function visit({ open, run, press, type, back, acceptAlert }: Driver, url: string) {
  const enquiry = newEnquiry();
  // A script may fail while another document loads.
  const sees = (script: () => unknown, wanted: unknown) =>
    expect.poll(() => run(script).catch(() => undefined), String(script)).toEqual(wanted);

  await open(url);
  await sees(title, site.seo.title);
  await sees(() => document.querySelector('main section')!.clientHeight, 500);
  const heroFile = () => {
    const image = document.querySelector<HTMLImageElement>('main img')!;
    return image.decode().then(() => image.currentSrc);
  };
  expect(await run(heroFile)).toMatch(RegExp(`${nameOf(site.hero.photo)}.*\\.avif$`));
  await run(loseFirstCall);
  // The body face moves lines, and smooth scrolling would stop where the section was.
  await sees(() => {
    const faces = [...document.fonts].filter(({ family }) => /^"?body"?$/.test(family));
    return faces.map(({ status }) => status);
  }, ['loaded', 'loaded']);

  await press('nav [href="#contact"]');
  await sees(place, ['#contact', 'contact', true]);
  await sees(() => {
    const [header, contact] = document.querySelectorAll('header, #contact');
    return Math.abs(Math.round(contact!.getBoundingClientRect().top - header!.clientHeight));
  }, 0);
  await sees(current, '#contact');
  await press('nav [href="#home"]');
  await sees(place, ['#home', 'home', false]);
  await sees(current, '#home');
  await back();
  await sees(() => location.hash, '#contact');
  await back();
  await sees(() => [location.hash, scrollY > 0], ['', false]);

  await press(submit);
  const errors = () =>
    [...document.querySelectorAll('form [id$="-error"]')].map((error) => error.textContent);
  await sees(errors, Object.values(contactErrors));
  await sees(() => document.activeElement!.id, 'contact-name');

  for (const [field, value] of Object.entries(enquiry)) await type(`form [name="${field}"]`, value);
  await press(submit);
  expect(await acceptAlert()).toBe(failedText);
  await sees(() => document.activeElement!.matches('[type="submit"]'), true);
  await sees(typed, Object.values(enquiry));

  // The host of the booking page does not exist, so the privacy page stands in for it.
  await run(() => document.querySelector('#booking-link')!.setAttribute('href', '/privacy'));
  await press('main section [data-book-now]');
  await sees(title, `Privacy | ${site.name}`);
  await back();
  await sees(title, site.seo.title);
  await sees(typed, Object.values(enquiry));

  await press(submit);
  await sees(() => document.querySelector('form [aria-live]')!.textContent, sentText);
  await mailNaming(enquiry.name);
}
