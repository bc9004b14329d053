'use client';

import { clsx } from 'clsx';
import { useEffect, useState, type MouseEvent } from 'react';
import { flushSync } from 'react-dom';

import type { SectionId } from '@/lib/content';

import { Link, stopScrolling } from './react-scroll';

/**
 * A link that scrolls smoothly to a section of the page, pushes the section's hash to the address and moves the focus
 * to the section. It is underlined while the visitor is in that section.
 */
export function ScrollLink({
  to,
  isCurrent,
  onCurrent,
  children,
}: {
  to: SectionId;
  isCurrent: boolean;
  onCurrent: () => void;
  children: string;
}) {
  const [offset, setOffset] = useState(() => offsetOf(to));

  useEffect(() => {
    const update = () => setOffset(offsetOf(to));
    window.addEventListener('resize', update);
    return () => window.removeEventListener('resize', update);
  }, [to]);

  return (
    // react-scroll would also scroll for a click that opens a new tab or window. The wrapper stops such clicks
    // before they reach it.
    <span onClickCapture={keepModifiedClickFromScrolling}>
      <Link
        className={clsx(
          'inline-block min-w-11 max-w-full rounded-full px-2 py-2.5 text-center text-base font-semibold text-accent decoration-2 underline-offset-8 hover:text-accent-hover mouse:transition contrast-more:text-accent-hover sm:px-4',
          isCurrent && 'underline',
        )}
        href={`#${to}`}
        to={to}
        smooth
        duration={scrollDuration}
        offset={offset}
        spy
        spyThrottle={66}
        aria-current={isCurrent ? 'location' : undefined}
        suppressHydrationWarning
        onSetActive={onCurrent}
        onClick={() => {
          // Render synchronously, because react-scroll reads its props right after this handler.
          flushSync(() => setOffset(offsetOf(to)));
          goTo(to);
        }}
      >
        {children}
      </Link>
    </span>
  );
}

/**
 * Pixels from a section's top to the position that the page scrolls to. Home scrolls to the top of the page. A section
 * near the page's end cannot reach the top of the window, so its offset is negative.
 */
function offsetOf(section: SectionId) {
  if (typeof document === 'undefined') return 0;
  const top = document.getElementById(section)?.offsetTop ?? 0;
  // Measured, because the header grows with the visitor's text size and a notice may stand above it.
  if (section === 'home') return -top;
  const { scrollHeight, clientHeight } = document.documentElement;
  // One pixel less, because the browser rounds both heights.
  return Math.min(0, scrollHeight - clientHeight - 1 - top);
}

const LONGEST_SCROLL_MS = 900;

/** Milliseconds for a distance in pixels: 0 for visitors who prefer reduced motion. */
function scrollDuration(distance: number) {
  if (window.matchMedia('(prefers-reduced-motion: reduce)').matches) return 0;
  return Math.min(LONGEST_SCROLL_MS, 300 + Math.abs(distance) / 6);
}

function keepModifiedClickFromScrolling(event: MouseEvent) {
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) event.stopPropagation();
}

let restoreTimer: ReturnType<typeof setTimeout> | undefined;

function goTo(section: SectionId) {
  // The browser's own smooth scrolling would interfere with each step of react-scroll's animation. It stays on until the
  // click, because the browser may still be scrolling to the section in the address.
  document.documentElement.style.scrollBehavior = 'auto';
  clearTimeout(restoreTimer);
  restoreTimer = setTimeout(
    () => (document.documentElement.style.scrollBehavior = ''),
    LONGEST_SCROLL_MS + 100,
  );
  // react-scroll would otherwise continue after Back.
  window.addEventListener('popstate', stopScrolling, { once: true });
  const hash = `#${section}`;
  // Push the hash before scrolling starts, so that Back returns to the visitor's old position.
  if (window.location.hash !== hash) window.history.pushState(null, '', hash);
  document.getElementById(section)?.focus({ preventScroll: true });
}
