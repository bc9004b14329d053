import { clsx } from 'clsx';

import type { Site } from '@/lib/content/site';

import { Island } from '@/components/first-view/Island';
import { Heading } from '@/components/ui/Heading';
import { SeasonNote } from '@/components/ui/SeasonNote';
import { Section } from '@/components/ui/Section';
import { TextLink } from '@/components/ui/TextLink';

export function Intro({ lead, seasons }: Site['intro']) {
  return (
    <Section frame="text">
      <div className="grid grid-cols-1 gap-8 md:grid-cols-2 xl:grid-cols-4">
        <p className="max-w-4xl text-balance text-lead text-stone-900 md:col-span-2 xl:-mt-[0.32em] xl:text-4xl/tight">
          {lead}
        </p>
        {seasons.map(({ season, heading, text, link, road, section, runs }) => (
          <div
            key={season}
            className={clsx('border-t-4 pt-4 xl:pt-6', {
              'border-winter': season === 'winter',
              'border-summer': season === 'summer',
            })}
          >
            <div className="flex flex-wrap items-baseline justify-between gap-x-4">
              <Heading size="season">{heading}</Heading>
              <p className="print:hidden">
                <Island of="ScrollLink" to={section} look="text">
                  {link}
                </Island>
              </p>
            </div>
            {runs && <SeasonNote {...runs} />}
            <p className="mt-3 max-w-prose text-balance">{text}</p>
            {road && (
              <p className="mt-2 font-semibold print:hidden">
                <TextLink href={road.href}>{road.label}</TextLink>
              </p>
            )}
          </div>
        ))}
      </div>
    </Section>
  );
}
