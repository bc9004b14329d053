import type { ReactNode } from 'react';

import type { SectionId } from '@/lib/site';

/** Everything between header and contact section: what the link to the top leads to. */
export function HomeArea({ id, children }: { id: SectionId; children: ReactNode }) {
  return (
    // Scrolled to with the header above it still in view.
    <div id={id} tabIndex={-1} className="scroll-mt-header">
      {children}
    </div>
  );
}
