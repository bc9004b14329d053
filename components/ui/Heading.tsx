import { clsx } from 'clsx';
import type { ReactNode } from 'react';

import type { SectionId } from '@/lib/content';

import { headingId } from './anchor';

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
        'text-[min(2.25rem,18vw)]/[1.1] sm:text-section': size === 'section',
        'text-[min(1.875rem,7.6vw,15vw)]/[1.2] sm:tracking-[0.015em] xl:text-[min(2.75vw,2.25rem)]/[1.2]':
          size === 'card',
        'text-[clamp(1.875rem,3.4vw,2.25rem)]/[1.15] tracking-[0.015em]': size === 'season',
        'text-2xl': size === 'part',
      })}
    >
      {children}
    </h2>
  );
}
