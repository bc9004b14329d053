import type { Booking, Photograph } from '@/lib/site';

import { BookNowButton } from './ui/BookNowButton';
import { Container } from './ui/Container';
import { Photo } from './ui/Photo';

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
    <section className="relative flex min-h-hero items-center overflow-hidden bg-maroon print:hidden">
      <Photo photo={photo} slot="hero" firstView />
      <div className="absolute inset-0 bg-scrim" />
      <div className="relative w-full">
        <Container>
          <h1 className="mb-8 max-w-md font-display text-title uppercase tracking-wide text-white">
            {title}
          </h1>
          <BookNowButton booking={booking} />
        </Container>
      </div>
    </section>
  );
}
