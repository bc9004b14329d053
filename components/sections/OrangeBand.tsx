import type { CSSProperties } from 'react';

import { asNumber, displayWidth, widest } from '@/lib/content/display-face';
import type { Site } from '@/lib/content/site';

import { Mesas } from '@/components/ui/Mesas';
import { Section } from '@/components/ui/Section';

/** The statement: one line that fills the width or, on phones, a line for each part. */
export function OrangeBand({ lines }: Site['band']) {
  const sizes = {
    '--ems': asNumber(widest(lines)),
    '--ems-wide': asNumber(displayWidth(lines.join(' '))),
  };
  return (
    <Section frame="band" behind={<Mesas of="band" />}>
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
