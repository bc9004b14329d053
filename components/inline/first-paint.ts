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
 */
export const firstPaint = (): void => {
  answerBookNow();
  holdSend();
  hydrateOnIntent();
  // Not before the first paint, even if everything is there at once.
  addEventListener('load', () => setTimeout(mark, 99, bodyFaceAttribute));
  addEventListener('DOMContentLoaded', () => {
    hydrateByItself();
    showYear();
  });
};

const root = document.documentElement;
const find = (selector: string) => document.querySelector<HTMLElement>(selector);
const mark = (attribute: string, is = true) => root.toggleAttribute(attribute, is);
const isMarked = (attribute: string) => root.hasAttribute(attribute);

/** Whether an event's target is in an element with this attribute. Extensions dispatch events on the document too. */
const isWithin = (target: EventTarget | null, attribute: string) =>
  (target as Partial<Element>).closest?.(`[${attribute}]`);

/** Book Now presses the hidden booking link. AnalyticsStarter reads the mark. */
const answerBookNow = () =>
  addEventListener('click', ({ target }) => {
    if (!isWithin(target, bookNowAttribute)) return;
    find(`#${bookingLinkId}`)?.click();
    mark(bookedAttribute);
  });

/**
 * The browser itself never submits the form, which would put the visitor's words into the address. ContactForm
 * carries out the press after hydration. If it has not in 20 seconds, that is logged and the visitor is told
 * (specification §8). The time runs from the first press that waits.
 */
const holdSend = () => {
  let alarm: ReturnType<typeof setTimeout>;
  addEventListener('submit', (event) => {
    const failedText = (event.target as Partial<HTMLElement>).dataset?.failedText;
    if (event.defaultPrevented || !failedText) return;
    event.preventDefault();
    if (isMarked(sendPressedAttribute)) return;
    // Not on the form itself, which hydration may replace.
    mark(sendPressedAttribute);
    clearTimeout(alarm);
    alarm = setTimeout(() => {
      if (!isMarked(sendPressedAttribute)) return;
      mark(sendPressedAttribute, false);
      console.error(failedText);
      alert(failedText);
    }, 20_000);
  });
};

/** Hydrates when the visitor turns to an island: the menu or the form. */
const hydrateOnIntent = () => {
  const signs = new AbortController();
  for (const sign of ['pointermove', 'pointerdown', 'keydown', 'focusin', 'scroll']) {
    addEventListener(
      sign,
      ({ target }) =>
        // Not during the press itself: the browser's own reaction comes first.
        setTimeout(() => {
          mark(touchedAttribute);
          if (isWithin(target, islandAttribute)) hydrate();
          if (isMarked(scriptAskedAttribute)) signs.abort();
        }, 100),
      { signal: signs.signal },
    );
  }
};

/** Hydrates when the address names a section, and when an island wakes by itself (see islands.ts). */
const hydrateByItself = () => {
  if (location.hash) hydrate();
  if (find(`[${wakesAttribute}=idle]`)) setTimeout(hydrate, 5000);
  // The island itself has no box.
  for (const content of document.querySelectorAll(`[${wakesAttribute}=near]>*`)) {
    new IntersectionObserver(([entry]) => entry?.isIntersecting && hydrate(), {
      rootMargin: '150%',
    }).observe(content);
  }
};

/** Loads the islands' script once, as soon as every island has arrived. */
const hydrate = () => {
  const template = find(`#${scriptTemplateId}`) as HTMLTemplateElement | null;
  if (!template || isMarked(scriptAskedAttribute)) return;
  if (document.readyState === 'loading') addEventListener('DOMContentLoaded', hydrate);
  else {
    mark(scriptAskedAttribute);
    load(template.content.firstElementChild as HTMLScriptElement, 0);
  }
};

/**
 * Loads a script that is inert in its template, by cloning it into the document. The parser set its address, so
 * Trusted Types have nothing to check. A failed load is retried after one second, then with a doubling delay.
 */
const load = (script: HTMLScriptElement, failures: number) => {
  const copy = script.cloneNode() as HTMLScriptElement;
  copy.onerror = () => setTimeout(load, 1000 << failures, script, failures + 1);
  document.head.append(copy);
};

/** Shows the visitor's year in the copyright line, however old the build. */
const showYear = () => find(`[${yearAttribute}]`)?.replaceChildren(`${new Date().getFullYear()}`);
