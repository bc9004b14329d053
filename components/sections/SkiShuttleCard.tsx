import type { Booking, Photograph, SectionId } from '@/lib/site';

import { BookNowButton } from '@/components/ui/BookNowButton';
import { Container } from '@/components/ui/Container';
import { Photo } from '@/components/ui/Photo';

const inDollars = new Intl.NumberFormat('en-US', {
  style: 'currency',
  currency: 'USD',
  trailingZeroDisplay: 'stripIfInteger',
});

export function SkiShuttleCard({
  id,
  heading,
  prices,
  photo,
  booking,
}: {
  id: SectionId;
  heading: string;
  prices: { dollars: number; rider: string }[];
  photo: Photograph;
  booking: Booking;
}) {
  return (
    <section id={id} tabIndex={-1}>
      <Container>
        <div className="grid overflow-hidden rounded-card bg-white shadow-card md:grid-cols-2 forced-colors:border print:block print:overflow-visible print:shadow-none">
          <div className="relative aspect-photo sm:aspect-video md:aspect-auto print:hidden">
            <Photo photo={photo} slot="skiShuttle" />
          </div>
          <div className="p-card lg:p-12 print:p-0">
            <h2 className="text-balance font-display text-card uppercase tracking-wide text-stone-900">
              {heading}
            </h2>
            <ul className="my-8 flex flex-wrap gap-x-12 gap-y-6 print:my-4">
              {prices.map(({ dollars, rider }) => (
                <li key={rider}>
                  <span className="block font-display text-price tracking-wide text-accent">
                    {inDollars.format(dollars)}
                  </span>{' '}
                  <span className="font-semibold text-stone-700">{rider}</span>
                </li>
              ))}
            </ul>
            <BookNowButton booking={booking} />
          </div>
        </div>
      </Container>
    </section>
  );
}
