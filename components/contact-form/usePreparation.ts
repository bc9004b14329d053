import { useEffect, type RefObject } from 'react';

import { prepareToSend } from '@/lib/browser/firebase';
import { parseContact } from '@/lib/contact';
import { sendPressedAttribute } from '@/lib/dom';

/** Does ahead of a press of Send what would delay it. A pattern is compiled by its first use. */
function prepare() {
  prepareToSend();
  parseContact({});
}

/** Prepares to send once the visitor turns to the form, and carries out a press of Send from before hydration. */
export function usePreparation(form: RefObject<HTMLFormElement | null>): void {
  useEffect(() => {
    const element = form.current;
    if (!element) return;
    // Not during the press itself: the browser's own reaction comes first.
    const prepareSoon = () => setTimeout(prepare, 100);
    // The focus may be there already.
    if (element.matches(':focus-within')) prepareSoon();
    else element.addEventListener('focusin', prepareSoon, { once: true });

    const root = document.documentElement;
    if (!root.hasAttribute(sendPressedAttribute)) return;
    root.removeAttribute(sendPressedAttribute);
    // `flushSync` is not allowed inside an effect, so submit in a microtask.
    queueMicrotask(() => element.requestSubmit());
  }, [form]);
}
