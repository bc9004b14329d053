import { clsx } from 'clsx';

import type { SectionId } from '@/lib/content';

import { headingId } from './Section';
import { Unbroken } from './Unbroken';

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
      className={clsx('font-display uppercase text-stone-900', {
        'text-section': size === 'section',
        'text-card tracking-heading xl:text-card-wide': size === 'card',
        'text-season tracking-heading': size === 'season',
        'text-2xl': size === 'part',
      })}
    >
      <Unbroken maxEms={4.5}>{children}</Unbroken>
    </h2>
  );
}
