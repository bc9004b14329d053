import { clsx } from 'clsx';

import type { Season } from '@/lib/content';
import type { SeasonName } from '@/lib/season';

/** A line on sand with the season's color. */
function Tag({
  season,
  outOfSeason = false,
  children,
}: {
  season: SeasonName;
  /** Shows it out of season alone (lib/browser/season-clock.ts). */
  outOfSeason?: boolean;
  children: string;
}) {
  return (
    <p
      className={clsx(
        'mt-3 w-fit max-w-full items-baseline gap-2 rounded-xl bg-sand px-3 py-1 text-base font-semibold print:px-0',
        {
          flex: !outOfSeason,
          'hidden no-winter:flex': outOfSeason && season === 'winter',
          'hidden no-summer:flex': outOfSeason && season === 'summer',
        },
      )}
    >
      <span
        className={clsx('size-2 shrink-0 rounded-full', {
          'bg-winter': season === 'winter',
          'bg-summer': season === 'summer',
        })}
      />
      <span className="min-w-0">{children}</span>
    </p>
  );
}

/** Shown while a shuttle is closed; without script, the dates of its season. */
export function SeasonNote({ season }: { season: Season }) {
  return (
    <>
      <Tag season={season.name} outOfSeason>
        {season.closed}
      </Tag>
      <noscript>
        <Tag season={season.name}>{season.dates}</Tag>
      </noscript>
    </>
  );
}
