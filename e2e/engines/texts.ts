import { contactErrors, contactFields } from '../../lib/contact';
import { readContent } from '../../lib/load-site';

const site = readContent();

/** Makes the first POST fail. Runs in the page before the Firebase SDK loads, because the SDK keeps a reference to `fetch`. */
function loseFirstCall() {
  const { fetch } = window;
  let isLost = false;
  window.fetch = (address, options) => {
    if (isLost || options?.method !== 'POST') return fetch(address, options);
    isLost = true;
    return Promise.reject(new TypeError('No network'));
  };
}

/** The texts that a visitor reads, and scripts that read the page or change it. */
export const texts = {
  home: site.seo.title,
  elsewhere: `Privacy | ${site.name}`,
  heroPhoto: RegExp(`${site.hero.photo.file.replace(/^.*\/|\.\w+$/g, '')}.*\\.avif$`),
  errors: contactFields.map((field) => contactErrors[field]),
  failed: site.contact.form.failed,
  sent: site.contact.form.sent,

  heroHeight: `document.querySelector('main section').clientHeight`,
  heroFile: `document.querySelector('main img').decode().then(() => document.querySelector('main img').currentSrc)`,
  place: `[location.hash, document.activeElement.id, scrollY > 0]`,
  errorsShown: `[...document.querySelectorAll('form [id$="-error"]')].map((error) => error.textContent)`,
  typed: `[...document.querySelectorAll('form [name]')].map((field) => field.value)`,
  status: `document.querySelector('form [role="status"]').textContent`,
  back: `void setTimeout(() => history.back())`,
  loseFirstCall: `(${loseFirstCall.toString()})()`,
  /** Replaces the booking page, which does not exist. */
  leadBookNowToPrivacy: `document.querySelector('#booking-link').setAttribute('href', '/privacy')`,
};
