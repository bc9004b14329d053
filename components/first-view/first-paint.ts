import {
  askedAttribute,
  bookedAttribute,
  bookingLinkId,
  bookNowAttribute,
  faceAttribute,
  failedKey,
  islandAttribute,
  pressedKey,
  scriptTemplateId,
  touchedAttribute,
  yearAttribute,
} from '@/lib/marks';

/** Milliseconds without a sign of intent after which analytics, where configured, starts anyway. */
const idle = 5000;

/** Milliseconds after which a visitor is told that nothing has come of an early press of Send. */
const patience = 20_000;

const signsOfLife = 'pointermove pointerdown keydown focusin scroll';

/**
 * Does what must work from the first paint and decides when the islands are hydrated. The build bundles it
 * and FirstPaintScript inlines it, so every byte of it is in the document: at most 1.2 KB.
 *
 * The body face is fetched once everything of the first view is there.
 *
 * Book Now presses the hidden booking link, and is noted for AnalyticsStarter. The copyright year is the
 * visitor's, however old the build. The browser itself never submits a form, which would put the visitor's
 * words into the address: the press is noted for ContactForm to carry out, and if nothing has come of it in
 * 20 seconds, that is logged and the visitor is told (specification §8).
 *
 * The islands' script is loaded when the visitor turns to an island (the menu, the form), when the address
 * names a section, when the form comes within one and a half screens, or, for analytics, after five
 * seconds. A script that fails to load is asked for again after one second, then after twice as long each
 * time; after two failures, since a new deploy has removed it, the newest one instead.
 */
export function firstPaint(): void {
  const on = addEventListener;
  const page = document;
  const root = page.documentElement;
  const find = (selector: string) => page.querySelector<HTMLElement>(selector);
  const mark = (attribute: string) => root.toggleAttribute(attribute, true);

  // A script that is inert in its template loads once it is cloned into the document. The parser set its
  // address, so Trusted Types have nothing to check.
  const load = (scripts: HTMLCollection, failures: number) => {
    const copy = scripts[+(failures > 1)]?.cloneNode() as HTMLScriptElement;
    copy.onerror = () => setTimeout(load, 1000 << failures, scripts, failures + 1);
    page.head.append(copy);
  };
  const hydrate = () => {
    const template = find(`#${scriptTemplateId}`) as HTMLTemplateElement | null;
    if (!template || root.hasAttribute(askedAttribute)) return;
    // Every island must have arrived.
    if (page.readyState === 'loading') {
      on('DOMContentLoaded', hydrate);
      return;
    }
    mark(askedAttribute);
    load(template.content.children, 0);
  };
  on('click', ({ target }) => {
    if (!(target as Element).closest(`[${bookNowAttribute}]`)) return;
    find(`#${bookingLinkId}`)?.click();
    mark(bookedAttribute);
  });
  on('submit', (event) => {
    if (event.defaultPrevented) return;
    event.preventDefault();
    const { dataset } = event.target as HTMLFormElement;
    dataset[pressedKey] = 'yes';
    setTimeout(() => {
      if (!dataset[pressedKey]) return;
      dataset[pressedKey] = '';
      console.error(dataset[failedKey]);
      alert(dataset[failedKey]);
    }, patience);
  });
  for (const sign of signsOfLife.split(' ')) {
    on(sign, ({ target }) =>
      // Not during the press itself: the browser's own reaction comes first.
      setTimeout(() => {
        mark(touchedAttribute);
        if ((target as Partial<Element>).closest?.(`[${islandAttribute}]`)) hydrate();
      }, 100),
    );
  }
  // Not before the first paint, even where all is there at once.
  on('load', () => setTimeout(mark, 99, faceAttribute));
  on('DOMContentLoaded', () => {
    // "Wed Jul 01 2031 …" in every browser (ECMA-262, Date.prototype.toString).
    find(`[${yearAttribute}]`)?.replaceChildren(Date().slice(11, 15));
    const form = find('form');
    if (!form) return;
    if (location.hash) hydrate();
    if (find(`[${islandAttribute}=AnalyticsStarter]`)) setTimeout(hydrate, idle);
    new IntersectionObserver(([entry]) => entry?.isIntersecting && hydrate(), {
      rootMargin: '0px 0px 150%',
    }).observe(form);
  });
}
