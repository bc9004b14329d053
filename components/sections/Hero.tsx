import { Banner } from '@/components/ui/Banner';
import { BookNowButton } from '@/components/ui/BookNowButton';
import type { Site } from '@/lib/content';

export function Hero({ name, hero: { line, photo } }: { name: string; hero: Site['hero'] }) {
  return (
    <Banner section="home" photo={photo} title={name} line={line}>
      <BookNowButton place="hero" />
    </Banner>
  );
}
