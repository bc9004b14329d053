import type { Booking, Site } from '@/lib/content/site';

import { Banner } from '@/components/ui/Banner';
import { BookNowButton } from '@/components/ui/BookNowButton';

import { Title } from './Title';

export function Hero({
  title,
  line,
  photo,
  booking,
}: Site['hero'] & { title: string; booking: Booking }) {
  return (
    <Banner photo={photo}>
      <Title name={title} />
      <p className="mb-8 mt-4 text-balance text-line font-semibold">{line}</p>
      <BookNowButton booking={booking} />
    </Banner>
  );
}
