import { Fragment } from 'react';

import { Container } from '@/components/ui/Container';
import { ContentRule } from '@/components/ui/ContentRule';
import type { Site } from '@/lib/content';
import { letterCounts } from '@/lib/letter-counts';

import { Scenery } from './Scenery';

/**
 * The statement. It fills the width with one line, with two on tablets, and with a line for each part on
 * phones.
 */
export function Band({ band: { lines } }: { band: Site['band'] }) {
  const rule = letterCounts(lines);
  return (
    <section className="band relative mt-16 flex min-h-band items-center bg-orange pb-[72px] pt-4 contrast-more:bg-accent-hover sm:pb-[88px] md:mt-24 lg:pb-[112px] lg:pt-10 print:hidden">
      {/* The padding below the words is at least as high as the scenery at every text size. */}
      <Scenery place="band" />
      <div className="relative w-full">
        <Container>
          <div className="@container">
            <ContentRule {...rule} />
            <p
              className={`text-balance text-center font-display text-statement text-white sm:text-statement-wide lg:text-statement-line ${rule.name}`}
            >
              {lines.map((line, index) => (
                <Fragment key={index}>
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
