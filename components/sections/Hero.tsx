import { Banner } from '@/components/ui/Banner';
import { BookNowButton } from '@/components/ui/BookNowButton';
import type { Booking, Site } from '@/lib/content';

import { Title } from './Title';

export function Hero({
  name,
  hero: { line, photo },
  booking,
}: {
  name: string;
  hero: Site['hero'];
  booking: Booking;
}) {
  return (
    <Banner photo={photo}>
      <Title name={name} />
      <p className="mb-8 mt-4 text-balance text-xl/7 font-semibold lg:text-3xl/9">{line}</p>
      <BookNowButton booking={booking} place="hero" />
    </Banner>
  );
}
