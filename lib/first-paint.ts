/** Marks every Book Now button. */
export const bookNowAttribute = 'data-book';

/** Marks the element that holds the current year. */
export const yearAttribute = 'data-year';

/** Holds "yes" in the data set of a form whose Send was pressed before the page became interactive. */
export const sendPressedKey = 'pressed';

/** The template into which the build moves the framework's scripts (see scripts/build/defer-scripts.ts). */
export const frameworkId = 'scripts';

/**
 * What must work from the first paint, before any framework script has run, and when those are loaded.
 * It is put into the document as text (see FirstPaintScript), so it may use nothing from outside its
 * own body; with its arguments it must stay below 1 KB.
 *
 * Book Now presses the hidden booking link. The copyright year is the visitor's, however old the
 * build. A form is never sent by the browser itself, which would put the words into the address: the
 * press is noted for ContactForm to carry out, and the visitor is told when that has not come to pass
 * in 20 seconds.
 *
 * The framework's scripts are loaded at the first sign of intent, when the address names a section,
 * when the contact section begins within one screen of the first view, or after `idle` milliseconds if
 * that is not 0. One that does not arrive is asked for again, after one second and from then on after
 * twice as long each time.
 *
 * @param bookNow, bookingLink, year, framework, contact selectors of what is meant.
 * @param sendPressed see sendPressedKey.
 */
export function firstPaint(
  bookNow: string,
  bookingLink: string,
  year: string,
  sendPressed: string,
  framework: string,
  contact: string,
  idle: number,
): void {
  const find = (selector: string) => document.querySelector<HTMLElement>(selector);

  // A copy of a script loads what the script itself, in its template, never does; its address is the
  // parser's, which Trusted Types need not see.
  const load = (script: Element, retryAfter: number) => {
    const copy = script.cloneNode() as HTMLScriptElement;
    copy.onerror = () => setTimeout(load, retryAfter, script, retryAfter * 2);
    document.head.append(copy);
  };
  const hydrate = () => {
    // React takes over a whole document, not one that is still arriving.
    if (document.readyState === 'loading') {
      addEventListener('DOMContentLoaded', hydrate);
      return;
    }
    const template = find(framework) as HTMLTemplateElement | null;
    if (!template) return;
    template.id = '';
    for (const script of template.content.children) load(script, 1000);
  };

  addEventListener('click', ({ target }) => {
    if ((target as Element).closest(bookNow)) find(bookingLink)?.click();
  });
  addEventListener('submit', (event) => {
    if (event.defaultPrevented) return;
    event.preventDefault();
    const { dataset } = event.target as HTMLFormElement;
    dataset[sendPressed] = 'yes';
    setTimeout(() => {
      if (!dataset[sendPressed]) return;
      dataset[sendPressed] = '';
      alert(dataset.failed);
    }, 20_000);
  });
  addEventListener('DOMContentLoaded', () => {
    // "Wed Jul 01 2031 …", in every browser (ECMA-262, Date.prototype.toString).
    find(year)?.replaceChildren(Date().slice(11, 15));
    // Without a contact section there is no framework to load either.
    const top = find(contact)?.getBoundingClientRect().top ?? 0;
    if (location.hash || top < innerHeight * 2) hydrate();
  });
  for (const intent of ['pointermove', 'pointerdown', 'keydown', 'focusin', 'scroll']) {
    // Not within the press itself: what the browser does of itself comes first.
    addEventListener(intent, () => setTimeout(hydrate, 100), { once: true });
  }
  if (idle) setTimeout(hydrate, idle);
}
