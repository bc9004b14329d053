import { clsx } from 'clsx';

import { Container } from '@/components/ui/Container';
import { Heading } from '@/components/ui/Heading';
import { SeasonNote } from '@/components/ui/SeasonNote';
import { TextLink } from '@/components/ui/TextLink';
import { Unbroken } from '@/components/ui/Unbroken';
import type { Price, Site, Today } from '@/lib/content';
import { priceRange } from '@/lib/money';

export function Intro({ intro, prices, today }: { intro: Site['intro']; prices: Price[]; today: Today }) {
  const shuttles = [
    {
      ...intro.winter,
      season: 'winter' as const,
      href: '#ski-shuttle',
      link: `${intro.winter.link}, ${priceRange(prices)}`,
    },
    { ...intro.summer, season: 'summer' as const, href: '#bike-shuttle', road: undefined },
  ];
  return (
    <section className="pb-10 pt-6 md:py-24 print:py-6">
      <Container>
        <div className="grid grid-cols-1 gap-8 md:grid-cols-2 md:max-xl:gap-y-12 xl:grid-cols-4 print:grid-cols-2 print:gap-x-12">
          {/* On phones, the lead follows the two seasons, and is quieter than they are. */}
          <p className="order-last max-w-4xl text-balance text-stone-600 contrast-more:text-black md:order-none md:col-span-2 md:whitespace-pre-line md:text-lead md:text-stone-900 xl:-mt-[0.32em] xl:text-4xl/tight print:col-span-2">
            <Unbroken text={intro.lead} />
          </p>
          {shuttles.map(({ season, heading, text, link, road, href }) => (
            <div
              key={season}
              className={clsx('relative border-t-4 pt-4 xl:pt-6', {
                'border-winter': season === 'winter',
                'border-orange': season === 'summer',
              })}
            >
              <div className="flex flex-wrap items-baseline justify-between gap-x-3 xl:flex-col row:flex-row">
                <Heading size="season">{heading}</Heading>
                <p className="font-semibold print:hidden">
                  <TextLink href={href} stretched>
                    <Unbroken text={link} />
                  </TextLink>
                </p>
              </div>
              <SeasonNote season={season} note={today[season]} />
              <p className="mt-3 max-w-prose text-balance">{text}</p>
              {road && (
                <p className="relative mt-2 font-semibold print:hidden">
                  <TextLink href={road.href}>{road.label}</TextLink>
                </p>
              )}
            </div>
          ))}
        </div>
      </Container>
    </section>
  );
}
