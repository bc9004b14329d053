import { useSyncExternalStore } from 'react';

const neverChanges = () => () => undefined;

/**
 * Says how else to reach the company while the form cannot be sent. It is in the document until hydration,
 * and becomes visible ten seconds after the islands' script was asked for.
 */
export function StuckNotice() {
  const hydrated = useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  );
  if (hydrated) return null;
  return (
    <>
      <p className="sr-only hidden send-waiting:block" suppressHydrationWarning>
        Sending
      </p>
      <p
        className="stuck-notice invisible absolute inset-x-0 mt-4 max-w-prose border-l-4 border-accent pl-6 print:hidden"
        suppressHydrationWarning
      >
        This form has not finished loading. You can call or write to us instead; what you typed stays here.
      </p>
    </>
  );
}
