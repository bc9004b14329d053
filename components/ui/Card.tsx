import type { ReactNode } from 'react';

/** A white card with round corners, which clip its photograph. */
export function Card({ children }: { children: ReactNode }) {
  return (
    <div className="relative overflow-clip rounded-3xl bg-white shadow-card forced-colors:border print:overflow-visible print:shadow-none">
      {children}
    </div>
  );
}
