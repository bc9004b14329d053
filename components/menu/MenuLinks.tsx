// Depends on the inside of react-scroll: its documentation leaves out how the scroll spy mounts.
'use client';

import { useEffect, useState } from 'react';
import { scrollSpy } from 'react-scroll';

import type { SectionId } from '@/lib/content';

import { menu } from './menu';
import { MenuLink } from './MenuLink';

/**
 * The links of the menu. They are plain anchors, so the browser scrolls, sets the address and moves the
 * focus. After hydration, react-scroll's spy calls back while the page scrolls, at most every 66 ms
 * (specification §9.5), and visitors see the link of their section underlined.
 */
export function MenuLinks() {
  // The page opens at its top.
  const [current, setCurrent] = useState<SectionId>('home');

  useEffect(() => {
    const look = () => setCurrent(sectionInView());
    if (!scrollSpy.isMounted(document)) scrollSpy.mount(document);
    scrollSpy.addSpyHandler(look, document);
    // The visitor may have scrolled before hydration.
    look();
    // `unmount` only takes `look` off the spy, which stays mounted.
    return () => scrollSpy.unmount(undefined, look);
  }, []);

  return menu.map(({ label, section }) => (
    <MenuLink key={label} href={`#${section}`} isCurrent={section === current}>
      {label}
    </MenuLink>
  ));
}

/** The last of the menu's sections that begins in the upper half of the window, or above it. */
function sectionInView(): SectionId {
  // The last section may be too short to come that high.
  const isAtEnd = scrollY > 0 && scrollY + innerHeight >= document.documentElement.scrollHeight - 1;
  const line = isAtEnd ? innerHeight : innerHeight / 2;
  const begun = menu.filter(({ section }) => topOf(section) < line);
  return begun.at(-1)?.section ?? 'home';
}

const topOf = (section: SectionId) =>
  document.getElementById(section)?.getBoundingClientRect().top ?? Infinity;
