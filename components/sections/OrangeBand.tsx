import type { CSSProperties } from 'react';

import { asNumber, displayWidth, widest } from '@/lib/content/display-face';
import type { Site } from '@/lib/content/site';

import { Skyline } from '@/components/ui/Skyline';
import { Section } from '@/components/ui/Section';

/** The statement: one line that fills the width or, on phones, a line for each part. */
export function OrangeBand({ lines }: Site['band']) {
  const sizes = {
    '--ems': asNumber(widest(lines)),
    '--ems-wide': asNumber(displayWidth(lines.join(' '))),
  };
  return (
    <Section
      frame="band"
      behind={
        <>
          {/* More contrast leaves the words alone on their ground. */}
          <div className="absolute inset-x-0 bottom-0 h-16 bg-sunrise contrast-more:hidden md:h-32 md:bg-sunrise-wide forced-colors:hidden" />
          <Skyline of="band" />
        </>
      }
    >
      <div className="[container-type:inline-size]">
        <p
          className="text-center font-display text-band uppercase text-white before-faces:whitespace-nowrap sm:text-band-wide"
          style={sizes as CSSProperties}
        >
          {lines.map((line) => (
            <span key={line} className="block sm:inline">
              {line}{' '}
            </span>
          ))}
        </p>
      </div>
    </Section>
  );
}
