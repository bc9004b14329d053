import type { Booking, Site } from '@/lib/content/site';

import { Island } from '@/components/first-view/Island';
import { BookNowButton } from '@/components/ui/BookNowButton';
import { Heading } from '@/components/ui/Heading';
import { Photo } from '@/components/ui/Photo';
import { SeasonNote } from '@/components/ui/SeasonNote';
import { Section } from '@/components/ui/Section';
import { WhileBookable } from '@/components/ui/WhileBookable';

export function BikeShuttle({
  id,
  heading,
  rows,
  photo,
  season,
  booking,
}: Site['bikeShuttle'] & { booking: Booking }) {
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
      <div className="relative overflow-hidden rounded-card bg-white p-card shadow-card sm:p-10 md:max-w-rows forced-colors:border print:p-0 print:shadow-none">
        <Heading of={id} size="card">
          {heading}
        </Heading>
        {season && <SeasonNote {...season} />}
        <dl className="mt-4">
          {rows.map(({ label, value, section }) => (
            <div
              key={label}
              className="flex flex-wrap items-baseline justify-between gap-x-4 border-t border-stone-200 py-3.5 text-base first:border-t-0 last:pb-0 sm:text-body print:py-1.5"
            >
              {/* The label takes what is left, so a value stands at the line's end; one that wraps begins at its
                  start. */}
              <dt className="grow text-stone-600 contrast-more:text-black">{label}</dt>
              <dd className="text-pretty font-semibold text-stone-900">
                {section ? (
                  <Island of="ScrollLink" to={section} look="text">
                    {value}
                  </Island>
                ) : (
                  value
                )}
              </dd>
            </div>
          ))}
        </dl>
        <WhileBookable season={season}>
          <div className="mt-8">
            <BookNowButton booking={booking} spans />
          </div>
        </WhileBookable>
        <div className="absolute inset-x-0 top-0 h-1 bg-summer print:hidden" />
      </div>
    </Section>
  );
}
