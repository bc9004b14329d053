import type { ReactNode } from 'react';

/** A white card with round corners. */
export function Card({ children }: { children: ReactNode }) {
  return (
    <div className="relative overflow-hidden rounded-3xl bg-white shadow-card forced-colors:border print:overflow-visible print:shadow-none">
      {children}
    </div>
  );
}
