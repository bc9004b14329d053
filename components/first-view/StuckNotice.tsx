import { useSyncExternalStore } from 'react';

const neverChanges = () => () => undefined;

/**
 * Stands below the form until that is interactive. It shows itself when this takes ten seconds from the
 * first sign of intent (see globals.css), by when the script has most likely failed to load.
 */
export function StuckNotice({ text }: { text: string }) {
  const interactive = useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  );
  if (interactive) return null;
  return (
    <p className="stuck-notice mt-4 max-w-prose border-l-4 border-accent pl-6 print:hidden">
      {text}
    </p>
  );
}
