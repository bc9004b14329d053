import { useSyncExternalStore } from 'react';

const neverChanges = () => () => undefined;

/**
 * Says how else to reach the company while the form cannot be sent. It is in the document until hydration,
 * and becomes visible ten seconds after the islands' script was asked for. By then, the script has most
 * likely failed to load. The live region of the form contains this notice, so screen readers say it.
 *
 * @param sending what screen readers say while a press of Send waits.
 */
export function StuckNotice({ text, sending }: { text: string; sending: string }) {
  const hydrated = useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  );
  if (hydrated) return null;
  return (
    <>
      <p className="sr-only hidden send-waiting:block" suppressHydrationWarning>
        {sending}
      </p>
      <p
        className="stuck-notice invisible absolute inset-x-0 mt-4 max-w-prose border-l-4 border-accent pl-6 print:hidden"
        suppressHydrationWarning
      >
        {text}
      </p>
    </>
  );
}
