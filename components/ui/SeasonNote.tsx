import { clsx } from 'clsx';

import type { Season } from '@/lib/content/site';
import type { SeasonName } from '@/lib/dom-contract';

/** A line on sand with the season's color, always there or in the page's hands (lib/browser/season-clock.ts). */
function Tag({
  of,
  outOfSeason = false,
  lang,
  children,
}: {
  of: SeasonName;
  /** Shows it out of season alone. */
  outOfSeason?: boolean;
  /** The language of the text, if not the page's. */
  lang?: string | undefined;
  children: string;
}) {
  return (
    <p
      className={clsx(
        'mt-3 w-fit max-w-full items-baseline gap-2 rounded-xl bg-sand px-3 py-1 text-base font-semibold print:px-0',
        {
          flex: !outOfSeason,
          'hidden no-winter:flex': outOfSeason && of === 'winter',
          'hidden no-summer:flex': outOfSeason && of === 'summer',
        },
      )}
    >
      <span
        className={clsx('size-2 shrink-0 rounded-full', {
          'bg-winter': of === 'winter',
          'bg-summer': of === 'summer',
        })}
      />
      <span className="min-w-0" lang={lang}>
        {children}
      </span>
    </p>
  );
}

/** Says out of season that a shuttle does not run; without script, when it runs. */
export function SeasonNote({ of, closed, lang, dates, closedNow }: Season) {
  if (closedNow) {
    return (
      <Tag of={of} lang={lang}>
        {closed}
      </Tag>
    );
  }
  return (
    <>
      <Tag of={of} outOfSeason lang={lang}>
        {closed}
      </Tag>
      <noscript>
        <Tag of={of}>{dates}</Tag>
      </noscript>
    </>
  );
}
