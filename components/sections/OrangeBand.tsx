import { Fragment, type CSSProperties } from 'react';

import { asNumber, displayWidth, widest } from '@/lib/layout/display-face';
import type { Site } from '@/lib/content';

import { Section } from '@/components/ui/Section';
import { Skyline } from '@/components/ui/Skyline';
import { Van } from '@/components/ui/Van';

/** The statement: one line that fills the width, two on tablets or, on phones, a line for each part. */
export function OrangeBand({ band: { lines } }: Pick<Site, 'band'>) {
  const inTwo = lines.map((_, index) =>
    widest([lines.slice(0, index + 1).join(' '), lines.slice(index + 1).join(' ')]),
  );
  const sizes = {
    '--ems': asNumber(widest(lines)),
    '--ems-two': asNumber(Math.min(...inTwo)),
    '--ems-wide': asNumber(displayWidth(lines.join(' '))),
  };
  return (
    <Section
      frame="band"
      behind={
        <>
          <div className="absolute inset-0 overflow-hidden forced-colors:hidden">
            {/* More contrast leaves the words alone on their ground. */}
            <div className="absolute -bottom-10 left-gap size-32 rounded-full bg-logo-sun contrast-more:hidden wide:-bottom-16 wide:left-gap-wide wide:size-sun" />
            <Skyline of="band" />
            <Van of="day" />
          </div>
        </>
      }
    >
      <div className="[container-type:inline-size]">
        <p
          className="text-balance text-center font-display text-band uppercase text-white before-faces:whitespace-nowrap sm:text-band-two wide:text-band-wide"
          style={sizes as CSSProperties}
        >
          {lines.map((line) => (
            <Fragment key={line}>
              <span className="block sm:inline-block wide:inline">{line}</span>{' '}
            </Fragment>
          ))}
        </p>
      </div>
    </Section>
  );
}
