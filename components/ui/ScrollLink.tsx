// Depends on the inside of react-scroll@1.9.3: its package exports all of it at once, and nothing ends its scrolling.
'use client';

import { clsx } from 'clsx';
import { useEffect, useState, type MouseEvent } from 'react';
import { flushSync } from 'react-dom';
import Link from 'react-scroll/modules/components/Link';

import type { SectionId } from '@/lib/content';

/**
 * A link that scrolls smoothly to a section of the page, puts the section's hash into the address, moves the focus
 * there, and is marked while the visitor is there.
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
    // react-scroll would turn a press that opens a new tab or window into scrolling; the wrapper keeps
    // those away from it.
    <span onClickCapture={letBrowserHandleModifiedPress}>
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
          // react-scroll reads its properties after this.
          flushSync(() => setOffset(offsetOf(to)));
          arriveAt(to);
        }}
      >
        {children}
      </Link>
    </span>
  );
}

/**
 * Pixels from a section's top to where the page scrolls for it: to the very top for Home, and above a section that
 * cannot reach the window's top, since the page ends before.
 */
function offsetOf(section: SectionId) {
  if (typeof document === 'undefined') return 0;
  const top = document.getElementById(section)?.offsetTop ?? 0;
  // The header grows with the visitor's text, and a notice may stand above it.
  if (section === 'home') return -top;
  const { scrollHeight, clientHeight } = document.documentElement;
  // A pixel less, since both are rounded.
  return Math.min(0, scrollHeight - clientHeight - 1 - top);
}

/** Milliseconds. */
const longestScroll = 900;

/** Milliseconds for a distance in pixels; 0 for visitors who prefer reduced motion. */
function scrollDuration(distance: number) {
  if (window.matchMedia('(prefers-reduced-motion: reduce)').matches) return 0;
  return Math.min(longestScroll, 300 + Math.abs(distance) / 6);
}

function letBrowserHandleModifiedPress(event: MouseEvent) {
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) event.stopPropagation();
}

/**
 * Ends react-scroll's animation, which would go on after Back. It has no call for that; it ends when a wheel turns
 * or a key is pressed.
 */
function endScrolling() {
  document.dispatchEvent(new Event('wheel'));
}

let smoothAgain: ReturnType<typeof setTimeout> | undefined;

function arriveAt(section: SectionId) {
  // While react-scroll animates, native smoothing would fight each step. Not earlier: the browser may still be
  // on its way to the section that the address names.
  document.documentElement.style.scrollBehavior = 'auto';
  clearTimeout(smoothAgain);
  smoothAgain = setTimeout(
    () => (document.documentElement.style.scrollBehavior = ''),
    longestScroll + 100,
  );
  window.addEventListener('popstate', endScrolling, { once: true });
  const hash = `#${section}`;
  // Pushed before scrolling starts, so that Back returns to where the visitor was.
  if (window.location.hash !== hash) window.history.pushState(null, '', hash);
  document.getElementById(section)?.focus({ preventScroll: true });
}
