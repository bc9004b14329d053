import type { Booking, Site } from '@/lib/site';

import { Banner } from '@/components/ui/Banner';
import { BookNowButton } from '@/components/ui/BookNowButton';

export function Hero({
  title,
  photo,
  booking,
}: Site['hero'] & { title: string; booking: Booking }) {
  return (
    <Banner photo={photo}>
      <h1 className="mb-8 max-w-md font-display text-title uppercase tracking-wide">{title}</h1>
      <BookNowButton booking={booking} />
    </Banner>
  );
}
