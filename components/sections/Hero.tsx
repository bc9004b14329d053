import { Banner } from '@/components/ui/Banner';
import { BookNowButton } from '@/components/ui/BookNowButton';
import type { Site } from '@/lib/content';

import { Title } from './Title';

export function Hero({
  name,
  hero: { line, photo },
  booking,
}: Pick<Site, 'name' | 'hero' | 'booking'>) {
  return (
    <Banner photo={photo}>
      <Title name={name} />
      <p className="mb-8 mt-4 text-balance text-xl/7 font-semibold md:text-2xl/8 lg:text-3xl/9">
        {line}
      </p>
      <BookNowButton booking={booking} place="hero" />
    </Banner>
  );
}
