'use client';

import { useEffect, useState } from 'react';

import type { Menu, SectionId } from '@/lib/content';

import { scrollSpy } from './react-scroll';
import { ScrollLink } from './ScrollLink';

/**
 * The links of the menu. Before hydration and without JavaScript, they are plain anchors, and the browser scrolls.
 */
export function MenuLinks({ links }: { links: Menu }) {
  // The page opens at its top. Between two sections, the last one stays marked.
  const [current, setCurrent] = useState<SectionId>('home');

  // The visitor may have scrolled before hydration, and the spy itself looks only when the page scrolls.
  useEffect(() => scrollSpy.update(), []);

  return links.map(({ label, section }) => (
    <ScrollLink
      key={label}
      to={section}
      isCurrent={section === current}
      onCurrent={() => setCurrent(section)}
    >
      {label}
    </ScrollLink>
  ));
}
