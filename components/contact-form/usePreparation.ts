import { useEffect, type RefObject } from 'react';

import { prepareToSend } from '@/lib/browser/firebase';
import { sendPressedAttribute } from '@/lib/dom';

/**
 * Prepares to send once the visitor turns to the form, and carries out a press of Send from before hydration.
 */
export function usePreparation(form: RefObject<HTMLFormElement | null>, sendsNothing: boolean): void {
  useEffect(() => {
    const element = form.current;
    if (!element) return;
    // Wait until the browser has reacted to the press.
    const prepareSoon = () => {
      if (!sendsNothing) setTimeout(prepareToSend, 100);
    };
    if (element.matches(':focus-within')) prepareSoon();
    else element.addEventListener('focusin', prepareSoon, { once: true });

    const root = document.documentElement;
    const press = root.getAttribute(sendPressedAttribute);
    if (press === null || press === 'stopped') return;
    root.removeAttribute(sendPressedAttribute);
    // `flushSync` is not allowed inside an effect, so press Send in a microtask.
    queueMicrotask(() => element.querySelector<HTMLElement>('[type="submit"]')?.click());
  }, [form, sendsNothing]);
}
