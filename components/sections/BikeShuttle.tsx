import type { Season, Site } from '@/lib/content';

import { BookNowButton } from '@/components/ui/BookNowButton';
import { LinkTo } from '@/components/ui/LinkTo';
import { Heading } from '@/components/ui/Heading';
import { Photo } from '@/components/ui/Photo';
import { SeasonNote } from '@/components/ui/SeasonNote';
import { Section } from '@/components/ui/Section';

import { Rows } from './Rows';

/** The summer shuttle: its facts, and beside Book Now what is still to be asked. */
export function BikeShuttle({
  bikeShuttle: { heading, rows, photo },
  season,
  booking,
}: Pick<Site, 'bikeShuttle' | 'booking'> & { season: Season | undefined }) {
  const facts = rows.filter(({ href }) => !href);
  return (
    <Section
      id="bike-shuttle"
      frame="scene"
      behind={
        // On phones a block that the card overlaps.
        <div className="absolute inset-x-0 top-0 h-photo md:h-full">
          <Photo slot="bikeShuttle" photo={photo} />
        </div>
      }
    >
      <div className="relative overflow-hidden rounded-3xl bg-white p-card shadow-card sm:p-10 md:max-w-[clamp(24rem,50%-1rem,40rem)] forced-colors:border print:p-0 print:shadow-none">
        <Heading of="bike-shuttle" size="card">
          {heading}
        </Heading>
        {season && <SeasonNote season={season} />}
        <Rows rows={facts} />
        <div className="flex flex-col gap-x-6 gap-y-4 pt-8 sm:flex-row sm:flex-wrap sm:items-center">
          <BookNowButton booking={booking} spans />
          {rows.map(
            ({ label, value, href }) =>
              href && (
                <p key={label} className="text-base text-stone-600 contrast-more:text-black">
                  {label}: <LinkTo href={href}>{value}</LinkTo>
                </p>
              ),
          )}
        </div>
      </div>
    </Section>
  );
}
