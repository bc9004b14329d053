import type { ReactNode } from 'react';

/** Everything between header and contact section: the target of the Home link. */
export function HomeArea({ children }: { children: ReactNode }) {
  return (
    // The margin makes the browser scroll to the top of the page.
    <div id="home" tabIndex={-1} className="scroll-mt-[100vh]">
      {children}
    </div>
  );
}
