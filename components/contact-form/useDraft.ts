import { useEffect, useLayoutEffect, type RefObject } from 'react';

import { keepDraft } from '@/lib/browser/draft';

/**
 * Keeps what is typed until it was sent. Then the form is emptied when its page is discarded: on a reload,
 * Firefox would restore the words. A page kept for Back stays as it is.
 */
export function useDraft(form: RefObject<HTMLFormElement | null>, isSent: boolean): void {
  useLayoutEffect(() => (form.current ? keepDraft(form.current) : undefined), [form]);

  useEffect(() => {
    if (!isSent) return undefined;
    const forget = ({ persisted }: PageTransitionEvent) => {
      if (!persisted) form.current?.reset();
    };
    window.addEventListener('pagehide', forget);
    return () => window.removeEventListener('pagehide', forget);
  }, [form, isSent]);
}
