import { clsx } from 'clsx';
import type { ReactNode } from 'react';

import type { SectionId } from '@/lib/content';

import { headingId } from './Section';

/** A heading of the second rank in the display face; with `of`, the name of that section. */
export function Heading({
  of,
  size,
  children,
}: {
  of?: SectionId;
  size: 'section' | 'card' | 'season' | 'part';
  children: ReactNode;
}) {
  return (
    <h2
      id={of && headingId(of)}
      className={clsx('text-balance font-display uppercase text-stone-900', {
        'text-section': size === 'section',
        'text-card tracking-heading xl:text-card-wide': size === 'card',
        'text-season tracking-heading': size === 'season',
        'text-2xl': size === 'part',
      })}
    >
      {children}
    </h2>
  );
}
