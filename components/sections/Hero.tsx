import type { Booking, Photograph } from '@/lib/site';

import { Banner } from '@/components/ui/Banner';
import { BookNowButton } from '@/components/ui/BookNowButton';

export function Hero({
  title,
  photo,
  booking,
}: {
  title: string;
  photo: Photograph;
  booking: Booking;
}) {
  return (
    <Banner photo={photo}>
      <h1 className="mb-8 max-w-md font-display text-title uppercase tracking-wide">{title}</h1>
      <BookNowButton booking={booking} />
    </Banner>
  );
}
