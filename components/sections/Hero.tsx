import type { Booking, Site } from '@/lib/site';

import { Banner } from '@/components/ui/Banner';
import { BookNowButton } from '@/components/ui/BookNowButton';

export function Hero({
  title,
  line,
  photo,
  booking,
}: Site['hero'] & { title: string; booking: Booking }) {
  return (
    <Banner photo={photo}>
      <h1 className="ml-optical max-w-name font-display text-name uppercase lg:max-w-none lg:text-name-wide">
        {title}
      </h1>
      <p className="mb-8 mt-4 text-balance text-line font-semibold">{line}</p>
      <BookNowButton booking={booking} />
    </Banner>
  );
}
