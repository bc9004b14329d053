import type { ReactNode } from 'react';

export function Muted({ id, children }: { id?: string | undefined; children: ReactNode }) {
  return (
    <p
      id={id}
      className="text-base text-stone-600 contrast-more:text-black"
      // A browser's translator may replace the text before hydration. React would then render the form anew.
      suppressHydrationWarning
    >
      {children}
    </p>
  );
}
