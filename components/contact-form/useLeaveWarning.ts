import { useEffect } from 'react';

/** Links with these open another program, and the page stays. */
const otherPrograms = ['tel:', 'sms:', 'mailto:'];

/** Milliseconds in which the browser follows a link that was pressed. */
const following = 1000;

/**
 * Makes the browser ask before the tab is closed, reloaded or navigated away. Chromium and Firefox send
 * `beforeunload` for a link to another program too. It has no address, so it is told by the press before it.
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
      const isOtherProgram = event.timeStamp - pressed < following;
      pressed = -Infinity;
      if (isOtherProgram) return;
      event.preventDefault();
      // Chrome and Edge before 119 need it.
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
