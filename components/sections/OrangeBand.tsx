import { Fragment } from 'react';

import { Container } from '@/components/ui/Container';
import { Skyline } from '@/components/ui/Skyline';
import { Van } from '@/components/ui/Van';
import type { Site } from '@/lib/content';
import { letterCounts } from '@/lib/letter-counts';

/** The statement: one line that fills the width, two on tablets or, on phones, a line for each part. */
export function OrangeBand({ band: { lines } }: Pick<Site, 'band'>) {
  return (
    <section className="relative mt-16 flex min-h-band items-center bg-accent pb-16 pt-6 contrast-more:bg-accent-hover md:mt-24 lg:pb-24 lg:pt-10 print:hidden">
      <div className="absolute inset-0 overflow-clip forced-colors:hidden">
        {/* More contrast leaves the words alone on their ground. */}
        <div className="absolute -bottom-[4.25rem] left-[calc(70%+0.375rem)] size-32 rounded-full bg-logo-sun contrast-more:hidden lg:-bottom-[5.5rem] lg:left-[calc(70%+1.5rem)] lg:size-[12.5rem]" />
        <Skyline of="band" />
        <Van of="day" />
      </div>
      <div className="relative w-full">
        <Container>
          <div className="[container-type:inline-size]">
            <p
              className="text-balance text-center font-display text-[min(4rem,230cqw/var(--longest))] uppercase leading-[1.1] text-white sm:text-[min(5.5rem,412cqw/var(--chars))] sm:leading-[1.02] lg:text-[min(6.38rem,266cqw/var(--chars))] lg:leading-[1.1]"
              style={letterCounts(lines)}
            >
              {lines.map((line) => (
                <Fragment key={line}>
                  <span className="block sm:inline-block lg:inline">{line}</span>{' '}
                </Fragment>
              ))}
            </p>
          </div>
        </Container>
      </div>
    </section>
  );
}
