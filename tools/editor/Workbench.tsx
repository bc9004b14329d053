'use client';

import { useState } from 'react';

import { Clock, type Changes } from './Clock';

/** In pixels. */
const widths = { Phone: 390, Computer: 1280 };

const fills = { width: '100%', height: '100%' };

/** The editor on the left, the page beside it as wide as a phone or a desktop, at any date. */
export function Workbench({ inbox, changes }: { inbox: string; changes: Changes }) {
  const [frame, setFrame] = useState<HTMLIFrameElement | null>(null);
  const [width, setWidth] = useState(widths.Phone);
  const [room, setRoom] = useState(Infinity);
  const scale = Math.min(1, room / width);

  const measure = (element: HTMLElement | null) => {
    if (!element) return;
    const observer = new ResizeObserver(() => setRoom(element.clientWidth));
    observer.observe(element);
    return () => observer.disconnect();
  };

  return (
    <div style={{ display: 'grid', gridTemplateColumns: '1fr 1fr', height: '100vh' }}>
      <iframe title="Editor" src="/keystatic/singleton/page" style={fills} />
      <div style={{ display: 'grid', gridTemplateRows: 'auto auto 1fr', background: '#d6d3d1' }}>
        <div style={{ display: 'flex', gap: '1rem', padding: '0.75rem 1rem', fontSize: '1rem' }}>
          <span id="width">The page on a</span>
          <span role="radiogroup" aria-labelledby="width" style={{ display: 'flex', gap: '1rem' }}>
            {Object.entries(widths).map(([name, each]) => (
              <label key={name} style={{ display: 'flex', gap: '0.5rem' }}>
                <input
                  type="radio"
                  name="width"
                  checked={each === width}
                  onChange={() => setWidth(each)}
                />
                {name}
              </label>
            ))}
          </span>
          <a
            href={inbox}
            target="_blank"
            rel="noreferrer"
            style={{ marginLeft: 'auto', textDecoration: 'underline' }}
          >
            Mail that the form has sent
          </a>
        </div>
        <Clock frame={frame} {...changes} />
        <div ref={measure} style={{ overflow: 'hidden' }}>
          <iframe
            ref={setFrame}
            title="Page"
            src="/"
            style={{
              display: 'block',
              width,
              maxWidth: 'none',
              height: `${100 / scale}%`,
              margin: scale === 1 ? '0 auto' : 0,
              transform: `scale(${scale})`,
              transformOrigin: '0 0',
              background: 'white',
            }}
          />
        </div>
      </div>
    </div>
  );
}
