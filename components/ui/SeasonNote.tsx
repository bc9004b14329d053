import { clsx } from 'clsx';

import type { Season } from '@/lib/content';
import type { SeasonName } from '@/lib/season';

/** A short line with a dot in the season's color. */
function Tag({ season, children }: { season: SeasonName; children: string }) {
  return (
    <p className="mt-3 flex w-fit max-w-full items-baseline gap-2 rounded-xl bg-sand px-3 py-1 text-base font-semibold print:px-0">
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

/**
 * Says that a shuttle is closed. The season clock (components/inline/season-clock.ts) shows it out of season.
 * Visitors without scripts read the dates of the season instead.
 */
export function SeasonNote({ season: { name, closed, dates } }: { season: Season }) {
  return (
    <>
      <div className={clsx('hidden', name === 'winter' ? 'no-winter:block' : 'no-summer:block')}>
        <Tag season={name}>{closed}</Tag>
      </div>
      <div className="without-scripts">
        <Tag season={name}>{dates}</Tag>
      </div>
    </>
  );
}
