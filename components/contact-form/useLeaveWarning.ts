import { useEffect } from 'react';

/**
 * Makes the browser ask before the visitor leaves the page while an enquiry is being sent. Chromium and
 * Firefox also ask at a link to another program, such as the phone.
 */
export function useLeaveWarning(isSending: boolean): void {
  useEffect(() => {
    if (!isSending) return undefined;
    const ask = (event: BeforeUnloadEvent) => {
      event.preventDefault();
      // Chrome and Edge before 119 ignore `preventDefault`.
      // eslint-disable-next-line @typescript-eslint/no-deprecated
      event.returnValue = true;
    };
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [isSending]);
}
