import { clsx } from 'clsx';

import type { Site } from '@/lib/content/site';

import { Island } from '@/components/first-view/Island';
import { Heading } from '@/components/ui/Heading';
import { Section } from '@/components/ui/Section';

export function Intro({ lead, seasons }: Site['intro']) {
  return (
    <Section frame="text">
      <p className="max-w-lead text-balance text-lead text-stone-900">{lead}</p>
      <div className="mt-12 grid gap-12 md:mt-14 md:grid-cols-2 md:gap-16 print:mt-6">
        {seasons.map(({ season, heading, text, link, section }) => (
          <div
            key={season}
            className={clsx('border-t-4 pt-6', {
              'border-winter': season === 'winter',
              'border-summer': season === 'summer',
            })}
          >
            <Heading size="season">{heading}</Heading>
            <p className="my-3 max-w-season text-balance">{text}</p>
            <p className="print:hidden">
              <Island of="ScrollLink" to={section} look="text">
                {link}
              </Island>
            </p>
          </div>
        ))}
      </div>
    </Section>
  );
}
