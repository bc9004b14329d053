import type { Site } from '@/lib/site';

import { Section } from '@/components/ui/Section';

export function OrangeBand({ lines }: Site['band']) {
  return (
    <Section frame="band">
      <p className="text-center font-display text-band uppercase tracking-wide text-white">
        {lines.map((line) => (
          <span key={line} className="block">
            {line}{' '}
          </span>
        ))}
      </p>
    </Section>
  );
}
