import { clsx } from 'clsx';

import type { SectionId } from '@/lib/content/site';

import { headingId } from './Section';
import { Unbroken } from './Unbroken';

/** A heading of the second rank in the display face; with `of`, the name of that section. */
export function Heading({
  of,
  size,
  unbroken,
  children,
}: {
  of?: SectionId;
  size: 'section' | 'card' | 'season' | 'part';
  /** A name in it that stays on one line. */
  unbroken?: string;
  children: string;
}) {
  return (
    <h2
      id={of && headingId(of)}
      className={clsx('font-display uppercase text-stone-900', {
        'text-section': size === 'section',
        'text-card tracking-heading': size === 'card',
        'text-season tracking-heading': size === 'season',
        'text-2xl': size === 'part',
      })}
    >
      {unbroken ? <Unbroken name={unbroken}>{children}</Unbroken> : children}
    </h2>
  );
}
