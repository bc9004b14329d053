// Depends on the inside of react-scroll@1.9.3: its package exports all of it at once.
'use client';

import { useEffect, useState } from 'react';
import scrollSpy from 'react-scroll/modules/mixins/scroll-spy';

import type { SectionId, Site } from '@/lib/content';

import { ScrollLink } from './ScrollLink';

/**
 * The links of the menu. Before hydration, and without script, they are plain anchors and the browser scrolls.
 */
export function MenuLinks({ links }: { links: Site['menu'] }) {
  // The page opens at its top. The mark stays on its way between two sections, and where they overlap.
  const [current, setCurrent] = useState<SectionId>('home');

  // The visitor may be elsewhere, and the spy looks only when the page scrolls.
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
