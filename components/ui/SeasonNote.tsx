import { clsx } from 'clsx';

import type { Today } from '@/lib/content';

export function SeasonNote({ season, note }: { season: 'winter' | 'summer'; note: Today['winter'] }) {
  if (!note) return null;
  return (
    <p
      data-until={note.untilTime}
      className="mt-3 flex w-fit max-w-full items-baseline gap-2 rounded-xl bg-sand px-3 py-1 text-base font-semibold print:px-0"
    >
      <span
        className={clsx('size-2 shrink-0 rounded-full', {
          'bg-winter': season === 'winter',
          'bg-orange': season === 'summer',
        })}
      />
      <span className="min-w-0">{note.text}</span>
    </p>
  );
}
