/** Marks every Book Now button. */
export const bookNowAttribute = 'data-book';

/** The id of the hidden booking link, which every Book Now button presses. */
export const bookingLinkId = 'booking';

/** Marks the element that holds the current year. */
export const yearAttribute = 'data-year';

/** In a form's data set: what it tells the visitor when sending fails. */
export const failedKey = 'failed';

/** In a form's data set: "yes" when Send was pressed before hydration, until that is carried out. */
export const pressedKey = 'pressed';

/** The template into which the build moves the framework's scripts (see scripts/build/defer-scripts.ts). */
export const frameworkId = 'scripts';

/** What firstPaint finds its way by: selectors, and two keys of a form's data set. */
export interface FirstPaintNames {
  bookNow: string;
  bookingLink: string;
  year: string;
  failed: string;
  pressed: string;
  framework: string;
  contact: string;
}

/**
 * Does what must work from the first paint, before any framework script has run, and decides when those
 * are loaded. It is inlined into the document as text (see FirstPaintScript), so it may use nothing from
 * outside its own body; with its arguments it must stay below 1.2 KB.
 *
 * Book Now presses the hidden booking link. The copyright year is the visitor's, however old the build.
 * The browser itself never submits a form, which would put the visitor's words into the address: the press
 * is noted for ContactForm to carry out, and if nothing has come of it in 20 seconds, that is logged and the
 * visitor is told (specification §8).
 *
 * The framework's scripts are loaded at the first sign of intent, when the address names a section, when
 * the contact section begins within one screen of the first view, or after `idle` milliseconds unless that
 * is 0. A script that fails to load is asked for again after one second, then after twice as long each
 * time.
 */
export function firstPaint(names: FirstPaintNames, idle: number): void {
  const find = (selector: string) => document.querySelector<HTMLElement>(selector);

  // Cloning a script that is inert in its template makes one that loads. The parser set its address, so
  // Trusted Types have nothing to check.
  const load = (script: Element, retryAfter: number) => {
    const copy = script.cloneNode() as HTMLScriptElement;
    copy.onerror = () => setTimeout(load, retryAfter, script, retryAfter * 2);
    document.head.append(copy);
  };
  const hydrate = () => {
    // React hydrates a whole document, not one that is still arriving.
    if (document.readyState === 'loading') {
      addEventListener('DOMContentLoaded', hydrate);
      return;
    }
    const template = find(names.framework) as HTMLTemplateElement | null;
    if (!template) return;
    template.id = '';
    for (const script of template.content.children) load(script, 1000);
  };

  addEventListener('click', ({ target }) => {
    if ((target as Element).closest(names.bookNow)) find(names.bookingLink)?.click();
  });
  addEventListener('submit', (event) => {
    if (event.defaultPrevented) return;
    event.preventDefault();
    const { dataset } = event.target as HTMLFormElement;
    dataset[names.pressed] = 'yes';
    setTimeout(() => {
      if (!dataset[names.pressed]) return;
      dataset[names.pressed] = '';
      const failed = dataset[names.failed];
      console.error(failed);
      alert(failed);
    }, 20_000);
  });
  addEventListener('DOMContentLoaded', () => {
    // "Wed Jul 01 2031 …" in every browser (ECMA-262, Date.prototype.toString).
    find(names.year)?.replaceChildren(Date().slice(11, 15));
    // A page without a contact section has no framework to load either.
    const top = find(names.contact)?.getBoundingClientRect().top ?? 0;
    if (location.hash || top < innerHeight * 2) hydrate();
  });
  for (const intent of ['pointermove', 'pointerdown', 'keydown', 'focusin', 'scroll']) {
    // Not during the press itself: the browser's own reaction comes first.
    addEventListener(intent, () => setTimeout(hydrate, 100), { once: true });
  }
  if (idle) setTimeout(hydrate, idle);
}
