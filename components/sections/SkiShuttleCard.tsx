import { inDollars } from '@/lib/dollars';
import type { Booking, Site } from '@/lib/site';

import { BookNowButton } from '@/components/ui/BookNowButton';
import { Heading } from '@/components/ui/Heading';
import { Photo } from '@/components/ui/Photo';
import { Section } from '@/components/ui/Section';

export function SkiShuttleCard({
  id,
  heading,
  prices,
  photo,
  booking,
  town,
}: Site['skiShuttle'] & { booking: Booking; town: string }) {
  return (
    <Section id={id} frame="card">
      <div className="grid overflow-hidden rounded-card bg-white shadow-card md:grid-cols-2 forced-colors:border print:block print:overflow-visible print:shadow-none">
        <div className="relative aspect-photo sm:aspect-video md:aspect-auto print:hidden">
          <Photo photo={photo} slot="skiShuttle" />
        </div>
        <div className="p-card lg:p-10 print:p-0">
          <div className="text-balance">
            <Heading of={id} size="card" unbroken={town}>
              {heading}
            </Heading>
          </div>
          <ul className="my-8 flex flex-wrap gap-y-6 print:my-4">
            {prices.map(({ dollars, rider }) => (
              <li
                key={rider}
                className="border-l border-stone-300 px-8 first:border-l-0 first:pl-0 last:pr-0"
              >
                <span className="block font-display text-price text-accent lg:text-price-wide">
                  {inDollars(dollars)}
                </span>{' '}
                <span className="font-semibold text-stone-700">{rider}</span>
              </li>
            ))}
          </ul>
          <BookNowButton booking={booking} spans />
        </div>
      </div>
    </Section>
  );
}
