import { Fragment } from 'react';

import type { Site } from '@/lib/content';
import { letterCounts } from '@/lib/letter-counts';

import { Section } from '@/components/ui/Section';
import { Skyline } from '@/components/ui/Skyline';
import { Van } from '@/components/ui/Van';

/** The statement: one line that fills the width, two on tablets or, on phones, a line for each part. */
export function OrangeBand({ band: { lines } }: Pick<Site, 'band'>) {
  return (
    <Section
      frame="band"
      behind={
        <div className="absolute inset-0 overflow-hidden forced-colors:hidden">
          {/* More contrast leaves the words alone on their ground. */}
          <div className="absolute -bottom-10 left-gap size-32 rounded-full bg-logo-sun contrast-more:hidden wide:-bottom-16 wide:left-gap-wide wide:size-sun" />
          <Skyline of="band" />
          <Van of="day" />
        </div>
      }
    >
      <div className="[container-type:inline-size]">
        <p
          className="text-balance text-center font-display text-[min(4rem,230cqw/var(--longest))] uppercase leading-[1.1] text-white sm:text-[min(5.5rem,412cqw/var(--chars))] sm:leading-[1.02] wide:text-[min(6.38rem,266cqw/var(--chars))] wide:leading-[1.1]"
          style={letterCounts(lines)}
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
