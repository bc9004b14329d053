import { contactErrors, contactFields } from '../../lib/contact';
import { site } from '../../lib/content';

/** Runs in the page, before Firebase has come, which keeps the `fetch` that it finds. */
function loseFirstCall() {
  const { fetch } = window;
  let lost = false;
  window.fetch = (address, options) => {
    if (lost || options?.method !== 'POST') return fetch(address, options);
    lost = true;
    return Promise.reject(new TypeError('No network'));
  };
}

/** What a visitor in any engine reads and types, and the scripts that read it from the page. */
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
  errorsShown: `[...document.querySelectorAll('form [id$="-error"]')].map((each) => each.textContent)`,
  typed: `[...document.querySelectorAll('form [name]')].map((each) => each.value)`,
  status: `document.querySelector('form [role="status"]').textContent`,
  back: `void setTimeout(() => history.back())`,
  loseFirstCall: `(${loseFirstCall.toString()})()`,
  /** In place of the booking page, which does not exist. */
  leadBookNowToPrivacy: `document.querySelector('#booking-link').setAttribute('href', '/privacy')`,
};
