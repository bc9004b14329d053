import { clsx } from 'clsx';
import type { ReactNode } from 'react';

import { headingId } from '@/lib/anchor';
import type { SectionId } from '@/lib/content';

/**
 * A heading of the second level.
 *
 * @param section the section whose accessible name this is.
 */
export function Heading({
  section,
  size,
  children,
}: {
  section?: SectionId;
  size: 'section' | 'card' | 'season' | 'part';
  children: ReactNode;
}) {
  return (
    <h2
      id={section && headingId(section)}
      className={clsx('min-w-0 text-balance font-display text-stone-900', {
        'text-heading sm:text-5xl': size === 'section',
        'text-card-heading': size === 'card',
        'text-3xl/9 xl:text-4xl/tight': size === 'season',
        'text-2xl': size === 'part',
      })}
    >
      {children}
    </h2>
  );
}
