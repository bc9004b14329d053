import { useEffect } from 'react';

/** The schemes of links that open another program. The page stays open. */
const otherPrograms = ['tel:', 'sms:', 'mailto:'];

/** The browser follows a pressed link within this time. */
const FOLLOWING_MS = 1000;

/**
 * Makes the browser ask before the visitor closes, reloads or leaves the page while an enquiry is being sent.
 * Chromium and Firefox also dispatch `beforeunload` for a link to another program. The event does not name
 * the link, so this hook remembers the last press of such a link.
 */
export function useLeaveWarning(isSending: boolean): void {
  useEffect(() => {
    if (!isSending) return undefined;
    let pressed = -Infinity;
    const notePress = ({ target, timeStamp }: MouseEvent) => {
      const link = (target as Partial<Element>).closest?.<HTMLAnchorElement>('a[href]');
      if (link && otherPrograms.includes(link.protocol)) pressed = timeStamp;
    };
    const ask = (event: BeforeUnloadEvent) => {
      const isOtherProgram = event.timeStamp - pressed < FOLLOWING_MS;
      pressed = -Infinity;
      if (isOtherProgram) return;
      event.preventDefault();
      // Chrome and Edge before 119 ignore `preventDefault`.
      // eslint-disable-next-line @typescript-eslint/no-deprecated
      event.returnValue = true;
    };
    const listening = new AbortController();
    const { signal } = listening;
    window.addEventListener('click', notePress, { capture: true, signal });
    window.addEventListener('beforeunload', ask, { signal });
    return () => listening.abort();
  }, [isSending]);
}
