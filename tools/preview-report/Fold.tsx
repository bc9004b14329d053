import type { ReactNode } from 'react';

/** What is shown only to whoever opens it. */
export function Fold({ summary, children }: { summary: string; children: ReactNode }) {
  return (
    <details className="mt-3">
      <summary className="cursor-pointer py-1 text-accent">{summary}</summary>
      {children}
    </details>
  );
}
