import type { Booking, Site } from '@/lib/content/site';

import { Island } from '@/components/first-view/Island';
import { BookNowButton } from '@/components/ui/BookNowButton';
import { Heading } from '@/components/ui/Heading';
import { Photo } from '@/components/ui/Photo';
import { SeasonNote } from '@/components/ui/SeasonNote';
import { Section } from '@/components/ui/Section';
import { WhileBookable } from '@/components/ui/WhileBookable';

import { Rows } from './Rows';

/** The summer shuttle: its facts, and beside Book Now what is still to be asked. */
export function BikeShuttle({
  id,
  heading,
  rows,
  photo,
  season,
  booking,
}: Site['bikeShuttle'] & { booking: Booking }) {
  const facts = rows.filter(({ section }) => !section);
  return (
    <Section
      id={id}
      frame="scene"
      behind={
        // On phones a block that the card overlaps.
        <div className="absolute inset-x-0 top-0 h-photo md:h-full">
          <Photo photo={photo} />
        </div>
      }
    >
      <div className="relative overflow-hidden rounded-3xl bg-white p-card shadow-card sm:p-10 md:max-w-[clamp(24rem,50%-1rem,40rem)] forced-colors:border print:p-0 print:shadow-none">
        <Heading of={id} size="card">
          {heading}
        </Heading>
        {season && <SeasonNote {...season} />}
        <Rows rows={facts} />
        <div className="flex flex-col gap-x-6 gap-y-4 pt-8 sm:flex-row sm:flex-wrap sm:items-center">
          <WhileBookable season={season}>
            <BookNowButton booking={booking} spans />
          </WhileBookable>
          {rows.map(
            ({ label, value, section }) =>
              section && (
                <p key={label} className="text-base text-stone-600 contrast-more:text-black">
                  {label}:{' '}
                  <Island of="ScrollLink" to={section} look="text">
                    {value}
                  </Island>
                </p>
              ),
          )}
        </div>
      </div>
    </Section>
  );
}
