import { clsx } from 'clsx';

import type { SectionId } from '@/lib/site';

import { headingId } from './Section';

/** A heading of the second rank in the display face; with `of`, the name of that section. */
export function Heading({
  of,
  size,
  children,
}: {
  of?: SectionId;
  size: 'section' | 'card' | 'season' | 'part';
  children: string;
}) {
  return (
    <h2
      id={of && headingId(of)}
      className={clsx('font-display uppercase tracking-wide text-stone-900', {
        'text-section': size === 'section',
        'text-card': size === 'card',
        'text-3xl': size === 'season',
        'text-2xl': size === 'part',
      })}
    >
      {children}
    </h2>
  );
}
