import {
  bodyFaceAttribute,
  bookedAttribute,
  bookingLinkId,
  bookNowAttribute,
  intentAttribute,
  islandAttribute,
  scriptAskedAttribute,
  scriptTemplateId,
  sendPressedAttribute,
  wakesAttribute,
  yearAttribute,
} from '@/lib/dom';

/**
 * Does what must work from the first paint, and decides when the islands are hydrated. The document contains this
 * script (FirstPaintScript), so each of its bytes counts.
 */
export const firstPaint = (): void => {
  answerBookNow();
  holdSend();
  askOnIntent();
  // Wait for the first paint, even if everything is loaded at once.
  addEventListener('load', () => setTimeout(mark, 99, bodyFaceAttribute));
  addEventListener('DOMContentLoaded', () => {
    askByItself();
    showYear();
  });
};

const root = document.documentElement;
const find = (selector: string) => document.querySelector<HTMLElement>(selector);
const mark = (attribute: string, is = true) => root.toggleAttribute(attribute, is);
const isMarked = (attribute: string) => root.hasAttribute(attribute);

/** Finds the element with this attribute around an event's target. Extensions dispatch events on the document too. */
const isWithin = (target: EventTarget | null, attribute: string) =>
  (target as Partial<Element>).closest?.(`[${attribute}]`);

/** Makes Book Now press the hidden booking link, and marks that for AnalyticsStarter. */
const answerBookNow = () =>
  addEventListener('click', ({ target }) => {
    if (!isWithin(target, bookNowAttribute)) return;
    find(`#${bookingLinkId}`)?.click();
    mark(bookedAttribute);
  });

/**
 * Stops the browser from submitting the form, which would put the visitor's words into the address. ContactForm
 * carries out the press after hydration. If it does not within 20 seconds of the first press, this logs the failure
 * and alerts the visitor (specification §8).
 */
const holdSend = () => {
  let alarm: ReturnType<typeof setTimeout>;
  addEventListener('submit', (event) => {
    const failedText = (event.target as Partial<HTMLElement>).dataset?.failedText;
    if (event.defaultPrevented || !failedText) return;
    event.preventDefault();
    if (isMarked(sendPressedAttribute)) return;
    // On the root element, because hydration may replace the form.
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

/** Asks for the islands' script when the visitor turns to an island: the menu or the form. */
const askOnIntent = () => {
  const signs = new AbortController();
  for (const sign of ['pointermove', 'pointerdown', 'keydown', 'focusin', 'scroll']) {
    addEventListener(
      sign,
      ({ target }) =>
        // Wait until the browser has reacted to the press.
        setTimeout(() => {
          mark(intentAttribute);
          if (isWithin(target, islandAttribute)) askForScript();
          if (isMarked(scriptAskedAttribute)) signs.abort();
        }, 100),
      { signal: signs.signal },
    );
  }
};

/** Asks for the islands' script when an island wakes by itself (components/islands/islands.ts). */
const askByItself = () => {
  if (find(`[${wakesAttribute}=idle]`)) setTimeout(askForScript, 5000);
  // Observe the children, because an island itself has no box.
  for (const content of document.querySelectorAll(`[${wakesAttribute}=near]>*`)) {
    new IntersectionObserver(([entry]) => entry?.isIntersecting && askForScript(), {
      rootMargin: '150%',
    }).observe(content);
  }
};

/** Loads the islands' script once, when the document with every island has arrived. */
const askForScript = () => {
  const template = find(`#${scriptTemplateId}`) as HTMLTemplateElement | null;
  if (!template || isMarked(scriptAskedAttribute)) return;
  if (document.readyState === 'loading') addEventListener('DOMContentLoaded', askForScript);
  else {
    mark(scriptAskedAttribute);
    load(template.content.firstElementChild as HTMLScriptElement, 0);
  }
};

/**
 * Loads the script of the template by cloning it into the document. Trusted Types do not check its address, because the
 * parser has set it. A failed load is retried after one second, then with a doubling delay.
 */
const load = (script: HTMLScriptElement, failures: number) => {
  const copy = script.cloneNode() as HTMLScriptElement;
  copy.onerror = () => setTimeout(load, 1000 << failures, script, failures + 1);
  document.head.append(copy);
};

/** Shows the current year in the copyright line, even if the build is from last year. */
const showYear = () => find(`[${yearAttribute}]`)?.replaceChildren(`${new Date().getFullYear()}`);
