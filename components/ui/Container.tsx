import type { ReactNode } from 'react';

/** The width and gutters that the whole page shares. */
export function Container({ children }: { children: ReactNode }) {
  return <div className="mx-auto w-full max-w-content px-gutter">{children}</div>;
}
