import { clsx } from 'clsx';

import { Container } from '@/components/ui/Container';

export function Intro({
  lead,
  seasons,
}: {
  lead: string;
  seasons: { season: 'winter' | 'summer'; heading: string; text: string }[];
}) {
  return (
    <section className="py-16 md:py-24 print:py-6">
      <Container>
        <p className="max-w-lead text-pretty text-lead text-stone-700">{lead}</p>
        <div className="mt-12 grid gap-12 md:mt-14 md:grid-cols-2 md:gap-16 print:mt-6">
          {seasons.map(({ season, heading, text }) => (
            <div
              key={season}
              className={clsx('border-t-4 pt-6', {
                'border-winter': season === 'winter',
                'border-summer': season === 'summer',
              })}
            >
              <h2 className="mb-2 font-display text-3xl uppercase tracking-wide text-stone-900">
                {heading}
              </h2>
              <p className="max-w-prose text-pretty">{text}</p>
            </div>
          ))}
        </div>
      </Container>
    </section>
  );
}
