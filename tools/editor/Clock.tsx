import { useEffect, useState } from 'react';

import { instantOf, type Change } from '@/lib/content/dates';

/** What of the page changes by itself, next first. */
export interface Changes {
  timeZone: string;
  ahead: Change[];
}

/** Shows the page as it will be at a date, and what changes when. */
export function Clock({
  frame,
  timeZone,
  ahead,
}: Changes & {
  /** The page's. */
  frame: HTMLIFrameElement | null;
}) {
  const [at, setAt] = useState('');

  useEffect(() => {
    if (!frame || at === '') return;
    const set = () => {
      const page = frame.contentWindow as (Window & typeof globalThis) | null;
      if (!page) return;
      page.Date.now = () => instantOf(at, timeZone);
      // The page looks at the clock again when it is shown (lib/browser/today.ts).
      page.dispatchEvent(new Event('pageshow'));
    };
    frame.addEventListener('load', set);
    return () => frame.removeEventListener('load', set);
  }, [frame, at, timeZone]);

  const show = (local: string) => {
    setAt(local);
    frame?.contentWindow?.location.reload();
  };

  return (
    <div
      style={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        gap: '0.25rem 1rem',
        padding: '0 1rem 0.75rem',
        fontSize: '1rem',
      }}
    >
      <label style={{ display: 'flex', alignItems: 'center', gap: '0.5rem' }}>
        The page at
        <input
          type="datetime-local"
          value={at}
          onChange={({ target }) => show(target.value)}
          style={{ padding: '0 0.5rem' }}
        />
      </label>
      {ahead.map((change) => (
        <button
          key={change.what}
          type="button"
          onClick={() => show(change.at)}
          style={{ textDecoration: 'underline' }}
        >
          {change.what}: {change.words}
        </button>
      ))}
    </div>
  );
}
