import {
  askedAttribute,
  bookedAttribute,
  bookingLinkId,
  bookNowAttribute,
  faceAttribute,
  failedKey,
  islandAttribute,
  pressedAttribute,
  scriptTemplateId,
  touchedAttribute,
  wakeAttribute,
  yearAttribute,
} from '@/lib/dom-contract';

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
 * names a section, and when an island wakes by itself (components/first-view/islands.ts). A script that fails to load is asked for again after one second, then after twice as long each
 * time; after two failures, since a new deploy has removed it, the newest one instead.
 */
export function firstPaint(): void {
  const on = addEventListener;
  const page = document;
  const root = page.documentElement;
  const find = (selector: string) => page.querySelector<HTMLElement>(selector);
  const setAttribute = (attribute: string) => root.toggleAttribute(attribute, true);

  // A script that is inert in its template loads once it is cloned into the document. The parser set its
  // address, so Trusted Types have nothing to check.
  const load = (scripts: HTMLCollection, failures: number) => {
    const copy = scripts[failures > 1 ? 1 : 0]?.cloneNode() as HTMLScriptElement;
    copy.onerror = () => setTimeout(load, 1000 << failures, scripts, failures + 1);
    page.head.append(copy);
  };
  const hydrate = () => {
    const template = find(`#${scriptTemplateId}`) as HTMLTemplateElement | null;
    if (!template || root.hasAttribute(askedAttribute)) return;
    // Every island must have arrived.
    if (page.readyState === 'loading') on('DOMContentLoaded', hydrate);
    else {
      setAttribute(askedAttribute);
      load(template.content.children, 0);
    }
  };
  on('click', ({ target }) => {
    if (!(target as Element).closest(`[${bookNowAttribute}]`)) return;
    find(`#${bookingLinkId}`)?.click();
    setAttribute(bookedAttribute);
  });
  on('submit', (event) => {
    if (event.defaultPrevented) return;
    event.preventDefault();
    const { [failedKey]: text } = (event.target as HTMLFormElement).dataset;
    // Not on the form itself, which hydration may replace.
    setAttribute(pressedAttribute);
    setTimeout(() => {
      if (!root.hasAttribute(pressedAttribute)) return;
      root.removeAttribute(pressedAttribute);
      console.error(text);
      alert(text);
    }, 20_000);
  });
  for (const sign of 'pointermove pointerdown keydown focusin scroll'.split(' ')) {
    on(sign, ({ target }) =>
      // Not during the press itself: the browser's own reaction comes first.
      setTimeout(() => {
        setAttribute(touchedAttribute);
        if ((target as Partial<Element>).closest?.(`[${islandAttribute}]`)) hydrate();
      }, 100),
    );
  }
  // Not before the first paint, even where all is there at once.
  on('load', () => setTimeout(setAttribute, 99, faceAttribute));
  on('DOMContentLoaded', () => {
    // "Wed Jul 01 2031 …" in every browser (ECMA-262, Date.prototype.toString).
    find(`[${yearAttribute}]`)?.replaceChildren(Date().slice(11, 15));
    if (location.hash) hydrate();
    if (find(`[${wakeAttribute}=idle]`)) setTimeout(hydrate, 5000);
    // The island itself has no box.
    for (const content of page.querySelectorAll(`[${wakeAttribute}=near]>*`)) {
      new IntersectionObserver(([entry]) => entry?.isIntersecting && hydrate(), {
        rootMargin: '150%',
      }).observe(content);
    }
  });
}

/**
 * Makes the page what it is without script, by showing the content of each `noscript`. Runs only in browsers
 * too old for modules, and so for the page's other scripts. ECMAScript 3.
 */
export const withoutModules = `addEventListener('DOMContentLoaded',function(){for(var all=document.getElementsByTagName('noscript');all[0];)all[0].outerHTML=all[0].textContent})`;
