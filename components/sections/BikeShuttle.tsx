import type { Booking, Site } from '@/lib/content/site';

import { Island } from '@/components/first-view/Island';
import { BookNowButton } from '@/components/ui/BookNowButton';
import { Heading } from '@/components/ui/Heading';
import { Photo } from '@/components/ui/Photo';
import { SeasonNote } from '@/components/ui/SeasonNote';
import { Section } from '@/components/ui/Section';
import { WhileBookable } from '@/components/ui/WhileBookable';

type Row = Site['bikeShuttle']['rows'][number];

/** A row led by a number as large as a price. */
function Numeral({ label, numeral, value }: Row) {
  return (
    <div className="flex items-center gap-x-5 pb-5 pt-2">
      <dt className="sr-only">{label}</dt>
      <dd className="font-display text-numeral text-summer">{numeral}</dd>
      <dd className="max-w-40 text-balance font-semibold leading-snug text-stone-900">{value}</dd>
    </div>
  );
}

function Fact({ label, value }: Row) {
  return (
    <div className="flex flex-wrap items-baseline justify-between gap-x-4 border-t border-stone-200 py-3.5 text-base first:border-t-0 last:pb-0 sm:text-body print:py-1.5">
      {/* The label takes what is left, so a value stands at the line's end; one that wraps begins at its start. */}
      <dt className="grow text-stone-600 contrast-more:text-black">{label}</dt>
      <dd className="text-pretty font-semibold text-stone-900">{value}</dd>
    </div>
  );
}

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
      <div className="relative overflow-hidden rounded-card bg-white p-card shadow-card sm:p-10 md:max-w-rows forced-colors:border print:p-0 print:shadow-none">
        <Heading of={id} size="card">
          {heading}
        </Heading>
        {season && <SeasonNote {...season} />}
        <dl className="mt-4">
          {facts.map((row) =>
            row.numeral ? <Numeral key={row.label} {...row} /> : <Fact key={row.label} {...row} />,
          )}
        </dl>
        <div className="mt-8 flex flex-col gap-x-6 gap-y-4 sm:flex-row sm:flex-wrap sm:items-center">
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
