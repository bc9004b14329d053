import {
  bodyFaceAttribute,
  bookedAttribute,
  bookingLinkId,
  bookNowAttribute,
  islandAttribute,
  scriptAskedAttribute,
  scriptTemplateId,
  sendPressedAttribute,
  touchedAttribute,
  wakesAttribute,
  yearAttribute,
} from '@/lib/dom';

/**
 * Does what must work from the first paint and decides when the islands are hydrated. The build bundles it
 * and FirstPaintScript inlines it, so every byte of it is in the document.
 *
 * The body face is fetched once everything of the first view is there.
 *
 * Book Now presses the hidden booking link, and is noted for AnalyticsStarter. The copyright year is the
 * visitor's, however old the build. The browser itself never submits a form, which would put the visitor's
 * words into the address: the press is noted for ContactForm to carry out, and if nothing has come of it in
 * 20 seconds, that is logged and the visitor is told (specification §8).
 *
 * The islands' script is loaded when the visitor turns to an island (the menu, the form), when the address
 * names a section, and when an island wakes by itself (components/islands/islands.ts). A failed load is retried
 * after one second, then with a doubling delay.
 */
export function firstPaint(): void {
  const root = document.documentElement;
  const find = (selector: string) => document.querySelector<HTMLElement>(selector);
  const mark = (attribute: string) => root.toggleAttribute(attribute, true);

  // A script that is inert in its template loads once it is cloned into the document. The parser set its
  // address, so Trusted Types have nothing to check.
  const load = (script: HTMLScriptElement, failures: number) => {
    const copy = script.cloneNode() as HTMLScriptElement;
    copy.onerror = () => setTimeout(load, 1000 << failures, script, failures + 1);
    document.head.append(copy);
  };
  const hydrate = () => {
    const template = find(`#${scriptTemplateId}`) as HTMLTemplateElement | null;
    if (!template || root.hasAttribute(scriptAskedAttribute)) return;
    // Every island must have arrived.
    if (document.readyState === 'loading') addEventListener('DOMContentLoaded', hydrate);
    else {
      mark(scriptAskedAttribute);
      load(template.content.firstElementChild as HTMLScriptElement, 0);
    }
  };
  addEventListener('click', ({ target }) => {
    if (!(target as Element).closest(`[${bookNowAttribute}]`)) return;
    find(`#${bookingLinkId}`)?.click();
    mark(bookedAttribute);
  });
  addEventListener('submit', (event) => {
    if (event.defaultPrevented) return;
    event.preventDefault();
    const { failedText } = (event.target as HTMLFormElement).dataset;
    // Not on the form itself, which hydration may replace.
    mark(sendPressedAttribute);
    setTimeout(() => {
      if (!root.hasAttribute(sendPressedAttribute)) return;
      root.removeAttribute(sendPressedAttribute);
      console.error(failedText);
      alert(failedText);
    }, 20_000);
  });
  const signs = new AbortController();
  for (const sign of ['pointermove', 'pointerdown', 'keydown', 'focusin', 'scroll']) {
    addEventListener(
      sign,
      ({ target }) =>
        // Not during the press itself: the browser's own reaction comes first.
        setTimeout(() => {
          mark(touchedAttribute);
          if ((target as Partial<Element>).closest?.(`[${islandAttribute}]`)) hydrate();
          if (root.hasAttribute(scriptAskedAttribute)) signs.abort();
        }, 100),
      { signal: signs.signal },
    );
  }
  // Not before the first paint, even where all is there at once.
  addEventListener('load', () => setTimeout(mark, 99, bodyFaceAttribute));
  addEventListener('DOMContentLoaded', () => {
    find(`[${yearAttribute}]`)?.replaceChildren(`${new Date().getFullYear()}`);
    if (location.hash) hydrate();
    if (find(`[${wakesAttribute}=idle]`)) setTimeout(hydrate, 5000);
    // The island itself has no box.
    for (const content of document.querySelectorAll(`[${wakesAttribute}=near]>*`)) {
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
