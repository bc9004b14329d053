import { clsx } from 'clsx';
import type { ReactNode } from 'react';

import type { SectionId } from '@/lib/content';

import { Container } from './Container';

/** The id of a section's heading, which names the section. */
export const headingId = (section: SectionId) => `${section}-heading`;

/**
 * One section of the page: its anchor, a target for the focus, its accessible name and its rhythm.
 *
 * @param id the anchor; the section's Heading must then be `of` the same id.
 * @param label the name of a section without a heading.
 * @param frame `text` has air above and below, `card` leaves that to its content, `strip` is for screens
 *   from tablets up, and the others fill the window's width at the heights of the specification (§9).
 * @param behind what fills the section behind its content.
 */
export function Section({
  id,
  label,
  frame,
  behind,
  children,
}: {
  id?: SectionId;
  label?: string;
  frame: 'text' | 'card' | 'strip' | 'band' | 'hero' | 'scene';
  behind?: ReactNode;
  children: ReactNode;
}) {
  const content = <Container>{children}</Container>;
  return (
    <section
      id={id}
      tabIndex={id && -1}
      aria-label={label}
      aria-labelledby={id && headingId(id)}
      className={
        clsx({
          'py-10 md:py-24 print:py-6': frame === 'text',
          '-mb-6 hidden pt-8 md:block row:mb-0 row:pt-14 print:hidden': frame === 'strip',
          'relative mt-16 flex min-h-band items-center bg-accent pb-16 pt-6 contrast-more:bg-accent-hover md:mt-24 wide:pb-24 wide:pt-10 print:hidden':
            frame === 'band',
          'relative flex min-h-hero items-end overflow-hidden bg-maroon py-10 text-white print:hidden':
            frame === 'hero',
          'relative flex items-center pt-[228px] md:min-h-photo-section md:bg-maroon md:py-16 print:min-h-0 print:bg-transparent print:py-6':
            frame === 'scene',
        }) || undefined
      }
    >
      {behind}
      {behind ? <div className="relative w-full">{content}</div> : content}
    </section>
  );
}
