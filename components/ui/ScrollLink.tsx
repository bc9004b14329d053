'use client';

import { useEffect, type MouseEvent, type ReactNode } from 'react';
import Link from 'react-scroll/modules/components/Link';

import type { SectionId } from '@/lib/site';

const looks = {
  nav: 'inline-block rounded-full px-2 py-2.5 text-base font-semibold text-stone-800 decoration-accent decoration-2 underline-offset-8 transition hover:text-accent sm:px-4',
  text: 'inline-block font-semibold text-accent underline decoration-1 underline-offset-4 transition hover:text-accent-hover',
};

/**
 * A link that scrolls smoothly to a section of the page, puts the section's hash into the address and
 * moves the focus there. Before it is interactive, and without script, it is a plain anchor and the
 * browser scrolls.
 */
export function ScrollLink({
  to,
  look,
  children,
}: {
  to: SectionId;
  look: keyof typeof looks;
  children: ReactNode;
}) {
  useEffect(() => {
    // From now on react-scroll does, in steps that the browser must not smooth each.
    document.documentElement.style.scrollBehavior = 'auto';
  }, []);

  return (
    // The wrapper only keeps presses that open a new tab or window away from react-scroll, which
    // would turn them into scrolling.
    <span onClickCapture={letBrowserHandleModifiedPress}>
      <Link
        className={looks[look]}
        activeClass={look === 'nav' ? 'underline' : undefined}
        href={`#${to}`}
        to={to}
        smooth
        duration={scrollDuration}
        offset={to === 'home' ? -headerHeight : 0}
        spy
        spyThrottle={66}
        onClick={() => arriveAt(to)}
      >
        {children}
      </Link>
    </span>
  );
}

/** Pixels between the top of the page and the section `home`; the token `min-h-header`. */
const headerHeight = 72;

/** Milliseconds for a distance in pixels: a jump for those who want no motion, never long. */
function scrollDuration(distance: number) {
  if (window.matchMedia('(prefers-reduced-motion: reduce)').matches) return 0;
  return Math.min(900, 300 + Math.abs(distance) / 6);
}

function letBrowserHandleModifiedPress(event: MouseEvent) {
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) event.stopPropagation();
}

function arriveAt(section: SectionId) {
  const hash = `#${section}`;
  // Before the scrolling starts, so that Back returns to where the visitor was.
  if (window.location.hash !== hash) window.history.pushState(null, '', hash);
  document.getElementById(section)?.focus({ preventScroll: true });
}
