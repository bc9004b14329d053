import { Fragment } from 'react';

import type { Season, Site } from '@/lib/content';

import { BookNowButton } from '@/components/ui/BookNowButton';
import { Heading } from '@/components/ui/Heading';
import { Photo } from '@/components/ui/Photo';
import { SeasonNote } from '@/components/ui/SeasonNote';
import { Section } from '@/components/ui/Section';

import { Prices } from './Prices';
import { Rows } from './Rows';

export function SkiShuttle({
  skiShuttle: { heading, prices, rows = [], photo },
  season,
  booking,
}: Pick<Site, 'skiShuttle' | 'booking'> & { season: Season | undefined }) {
  return (
    <Section id="ski-shuttle" frame="card">
      <div className="relative grid grid-cols-1 overflow-hidden rounded-card bg-white shadow-card md:grid-cols-2 xl:grid-cols-halves forced-colors:border print:block print:overflow-visible print:shadow-none">
        <div className="relative aspect-photo sm:aspect-video md:aspect-auto print:hidden">
          <Photo slot="skiShuttle" photo={photo} besideRows={rows.length > 0} />
        </div>
        <div className="p-card lg:p-10 xl:pl-8 print:p-0">
          <Heading of="ski-shuttle" size="card">
            {/* A line ends after a comma rather than elsewhere. */}
            {heading.split(/(?<=,) /).map((part, index) => (
              <Fragment key={part}>
                {index > 0 && ' '}
                <span className="inline-block">{part}</span>
              </Fragment>
            ))}
          </Heading>
          {season && <SeasonNote season={season} />}
          <Prices prices={prices} />
          {rows.length > 0 && (
            <div className="my-8 print:my-4">
              <Rows rows={rows} />
            </div>
          )}
          <BookNowButton booking={booking} spans />
        </div>
      </div>
    </Section>
  );
}
