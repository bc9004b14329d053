import type { ReactNode } from 'react';

/**
 * A white card with round corners, which clip its photograph. If it is higher than its content, the last
 * child stands at its foot.
 */
export function Card({ children }: { children: ReactNode }) {
  return (
    <div className="relative flex flex-col justify-between overflow-clip rounded-3xl bg-white shadow-card forced-colors:border print:overflow-visible print:shadow-none">
      {children}
    </div>
  );
}
