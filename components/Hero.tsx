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
    <section className="relative flex min-h-hero items-center overflow-hidden bg-maroon">
      {/* 500 px of height cut from the original need 1067 px of width at least. */}
      <Photo photo={photo} sizes="max(100vw, 1067px)" focus="hero" eager />
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
