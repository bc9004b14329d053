import { useEffect, useLayoutEffect, type RefObject } from 'react';

import { keepDraft } from '@/lib/browser/draft';

/**
 * Keeps what the visitor types until it is sent. Afterward, it empties the form when the page is unloaded, because
 * Firefox would restore the texts on a reload. A page in the back-forward cache stays as it is.
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
