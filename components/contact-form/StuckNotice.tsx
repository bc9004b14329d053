import { useSyncExternalStore } from 'react';

const neverChanges = () => () => undefined;

/**
 * Stands below the form until hydration. It appears if that takes ten seconds from the first sign of intent: the
 * script has most likely failed to load then. The form's live region holds it, so screen readers say it.
 */
export function StuckNotice({ text }: { text: string }) {
  const hydrated = useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  );
  if (hydrated) return null;
  return (
    <p
      className="stuck-notice invisible absolute inset-x-0 mt-4 max-w-prose border-l-4 border-accent pl-6 scripts-asked:animate-[stuck_0s_10s_forwards] print:hidden"
      suppressHydrationWarning
    >
      {text}
    </p>
  );
}
