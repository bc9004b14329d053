import { Fragment } from 'react';

import type { Booking, Site } from '@/lib/content/site';

import { BookNowButton } from '@/components/ui/BookNowButton';
import { Heading } from '@/components/ui/Heading';
import { Photo } from '@/components/ui/Photo';
import { SeasonNote } from '@/components/ui/SeasonNote';
import { Section } from '@/components/ui/Section';
import { WhileBookable } from '@/components/ui/WhileBookable';

import { Prices } from './Prices';
import { Rows } from './Rows';

export function SkiShuttleCard({
  id,
  heading,
  prices,
  rows = [],
  photo,
  season,
  booking,
  language,
}: Site['skiShuttle'] & { booking: Booking; language: string }) {
  return (
    <Section id={id} frame="card">
      <div className="relative grid grid-cols-1 overflow-hidden rounded-3xl bg-white shadow-card md:grid-cols-2 xl:grid-cols-[calc(50%-1rem)_1fr] forced-colors:border print:block print:overflow-visible print:shadow-none">
        <div className="relative aspect-[4/3] sm:aspect-video md:aspect-auto print:hidden">
          <Photo photo={photo} besideRows={rows.length > 0} />
        </div>
        <div className="p-card lg:p-10 xl:pl-8 print:p-0">
          <Heading of={id} size="card">
            {/* A line ends after a comma rather than elsewhere. */}
            {heading.split(/(?<=,) /).map((part, index) => (
              <Fragment key={part}>
                {index > 0 && ' '}
                <span className="inline-block">{part}</span>
              </Fragment>
            ))}
          </Heading>
          {season && <SeasonNote {...season} />}
          <Prices prices={prices} language={language} />
          {rows.length > 0 && (
            <div className="my-8 print:my-4">
              <Rows rows={rows} />
            </div>
          )}
          <WhileBookable season={season}>
            <BookNowButton booking={booking} spans />
          </WhileBookable>
        </div>
      </div>
    </Section>
  );
}
