import {
  bodyFaceAttribute,
  bookingLinkId,
  controlsOf,
  formSelector,
  hydratedAttribute,
  scriptAskedAttribute,
  scriptsAttribute,
  sendPressedAttribute,
} from '@/lib/dom';
import { islandsPath, islandsPolicy } from '@/lib/paths';

/**
 * Does what must work from the first paint, and decides when the islands are hydrated. The document contains
 * this script (FirstPaintScript), so each of its bytes counts. scripts/export/bundle.ts calls this function when
 * the rest of the file has run.
 */
export const firstPaint = (): void => {
  // It runs after each part of the document that the parser adds, before a frame can show it.
  new MutationObserver(hideEnded).observe(root, { childList: true, subtree: true });
  addEventListener('pageshow', hideEnded);
  setInterval(hideEnded, 60_000);
  // The islands' script needs it. Older browsers show what needs no script.
  if (!('hasOwn' in Object)) return;
  mark(scriptsAttribute);
  holdSend();
  addEventListener('click', answerClick);
  addEventListener('DOMContentLoaded', loadIslandsInTime);
  for (const act of [loadBodyFaceSoon, showYear]) addEventListener('load', act);
};

/** bundle.ts replaces this name. */
declare const hasAnalytics: boolean;

const root = document.documentElement;
const find = (selector: string) => document.querySelector<HTMLElement>(selector);
const mark = (attribute: string, state: '' | 'waiting' | 'stopped' = '') =>
  root.setAttribute(attribute, state);
const isMarked = (attribute: string) => root.hasAttribute(attribute);

const hideEnded = () => {
  for (const element of document.querySelectorAll<HTMLElement>('[data-until]')) {
    element.hidden = Date.now() >= Number(element.dataset.until);
  }
};

/** The year of the build may be over. */
const showYear = () => find('[data-year]')?.replaceChildren(`${new Date().getFullYear()}`);

/** Loads the body face after the first paint, even if everything else has loaded at once. */
const loadBodyFaceSoon = () => setTimeout(() => mark(bodyFaceAttribute), 99);

/**
 * Lets a section have the focus until it loses it or a pointer is pressed. Otherwise a click on its text
 * would focus it, and the next Tab would go to its start.
 */
const allowFocus = (section: HTMLElement | null) => {
  if (!section) return;
  section.tabIndex = -1;
  window.onmousedown = section.onblur = () => section.removeAttribute('tabindex');
};

/**
 * Lets the browser move the focus when it follows a link to a section. Makes Book Now press the hidden
 * booking link. With analytics, the page's entry in the history remembers the press until AnalyticsStarter
 * counts it, also if the visitor comes back to another copy of the page.
 */
const answerClick = ({ target }: Event) => {
  // Extensions also dispatch clicks on the document, which has no `closest`.
  const pressed = (target as Partial<Element>).closest?.<HTMLAnchorElement>('[data-book-now],a[href^="#"]');
  if (pressed?.matches('[data-book-now]')) {
    const link = find(`#${bookingLinkId}`);
    if (hasAnalytics && link) link.onclick ??= () => history.replaceState({ booked: true }, '');
    link?.click();
  } else if (pressed) allowFocus(document.getElementById(pressed.hash.slice(1)));
};

/**
 * Stops the browser from submitting the form, which would put the visitor's words into the address.
 * usePreparation carries out the press after hydration. If it does not within a minute of the press, this
 * logs the failure and alerts the visitor (specification §8). A change stops the press, because the visitor
 * has not finished.
 */
const holdSend = () => {
  /** Whether a text has changed since the press. It has a value when the press is `waiting`. */
  let isChanged: () => boolean;
  let alarm: ReturnType<typeof setTimeout>;
  // On the root element, because hydration may replace the form.
  const press = () => root.getAttribute(sendPressedAttribute);
  for (const type of ['input', 'change']) {
    addEventListener(type, () => {
      if (press() === 'waiting' && isChanged()) mark(sendPressedAttribute, 'stopped');
    });
  }
  addEventListener('submit', (event) => {
    const form = event.target as HTMLElement;
    const { failedText } = form.dataset;
    if (event.defaultPrevented || !failedText) return;
    event.preventDefault();
    // The script may hang, so a second press asks for it again. The first press does not, because two
    // requests at once would slow each other down.
    if (press()) loadAgain();
    if (press() === 'waiting') return;
    const texts = () => JSON.stringify(controlsOf(form).map(({ value }) => value));
    const pressedTexts = texts();
    isChanged = () => texts() !== pressedTexts;
    mark(sendPressedAttribute, 'waiting');
    clearTimeout(alarm);
    alarm = setTimeout(() => {
      if (press() !== 'waiting') return;
      mark(sendPressedAttribute, 'stopped');
      console.error(failedText);
      alert(failedText);
    }, 60_000);
  });
};

/**
 * Loads the islands' script when the form is at most one and a half screens away, or at once if there is no
 * form. A page with analytics loads it at the first sign of a person, or after five seconds. The development
 * server has no islands, because it hydrates the page by itself.
 */
const loadIslandsInTime = () => {
  const loadOnce = () => {
    if (!isMarked(scriptAskedAttribute)) loadIslands();
  };
  const form = find(`[data-island] ${formSelector}`);
  if (form) {
    const loadIfNear = (entries: IntersectionObserverEntry[]) => {
      if (entries.at(-1)?.isIntersecting) loadOnce();
    };
    new IntersectionObserver(loadIfNear, { rootMargin: '150%' }).observe(form);
  } else if (find('[data-island]')) loadOnce();
  if (hasAnalytics) {
    setTimeout(loadOnce, 5000);
    for (const type of ['pointermove', 'pointerdown', 'keydown', 'scroll'])
      addEventListener(type, loadOnce, { once: true });
  }
  addEventListener('online', loadAgain);
};

/** Loads the islands' script again at once if it was asked for, because it may arrive now. */
const loadAgain = () => {
  if (isMarked(scriptAskedAttribute)) loadIslands();
};

/** Makes the addresses of the islands' script. Nothing in the document can change them. */
const ownAddresses = { createScriptURL: (query: string) => islandsPath + query };

interface TrustedWindow {
  trustedTypes?: { createPolicy: (name: string, rules: object) => typeof ownAddresses };
}

/** The same as a Trusted Types policy, where browsers have them. It is made before other scripts run. */
const addresses =
  (window as TrustedWindow).trustedTypes?.createPolicy(islandsPolicy, ownAddresses) ?? ownAddresses;

let attempts = 0;
let nextAttempt: ReturnType<typeof setTimeout>;

/**
 * Loads the islands' script, which marks the root element when it runs. After a failure, this loads it again
 * with a doubling delay.
 */
const loadIslands = () => {
  clearTimeout(nextAttempt);
  if (isMarked(hydratedAttribute)) return;
  mark(scriptAskedAttribute);
  // Each attempt has an address of its own. Chromium would let a request wait for a stalled one of the same
  // address.
  const script = document.createElement('script');
  script.src = addresses.createScriptURL(attempts ? `?${attempts}` : '');
  const delay = Math.min(1000 * 2 ** attempts, 20_000);
  attempts += 1;
  // An error page in place of the script loads, too.
  script.onload = script.onerror = () => {
    nextAttempt = setTimeout(loadIslands, delay);
  };
  document.head.append(script);
};
