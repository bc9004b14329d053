import { Banner } from '@/components/ui/Banner';
import { BookNowButton } from '@/components/ui/BookNowButton';
import type { Booking, Site } from '@/lib/content';

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
    <Banner section="home" photo={photo} title={name} line={line}>
      <BookNowButton booking={booking} place="hero" />
    </Banner>
  );
}
