import type { ReactNode } from 'react';

import { Heading } from '@/components/ui/Heading';

/** A part of the privacy page: a heading, and paragraphs below it or, on wide screens, beside it. */
export function TextPart({ heading, children }: { heading: string; children: ReactNode }) {
  return (
    <div className="grid grid-cols-1 gap-x-6 gap-y-4 border-t border-stone-300 py-10 lg:grid-cols-3 print:break-inside-avoid print:py-4">
      <Heading size="part">{heading}</Heading>
      <div className="grid max-w-prose grid-cols-1 gap-y-4 text-pretty lg:col-span-2">{children}</div>
    </div>
  );
}
