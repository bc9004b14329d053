import type { ReactNode } from 'react';

import type { SectionId } from '@/lib/content/site';

/** Everything between header and contact section: the target of the Home link. */
export function HomeArea({ id, children }: { id: SectionId; children: ReactNode }) {
  return (
    // The margin makes the browser scroll to the top of the page.
    <div id={id} tabIndex={-1} className="scroll-mt-[100vh]">
      {children}
    </div>
  );
}
