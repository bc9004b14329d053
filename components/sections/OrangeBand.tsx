import type { Site } from '@/lib/site';

import { Mesas } from '@/components/ui/Mesas';
import { Section } from '@/components/ui/Section';

export function OrangeBand({ lines }: Site['band']) {
  return (
    <Section frame="band" behind={<Mesas of="band" />}>
      <p className="text-center font-display text-band uppercase text-white sm:text-band-wide">
        {lines.map((line) => (
          <span key={line} className="block sm:inline">
            {line}{' '}
          </span>
        ))}
      </p>
    </Section>
  );
}
