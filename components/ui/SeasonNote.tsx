import { clsx } from 'clsx';

import type { Season } from '@/lib/site';

/** Says out of season that a shuttle does not run; without script, when it runs. */
export function SeasonNote({ of, closed, dates, closedNow }: Season) {
  const look =
    'mt-3 w-fit max-w-full items-baseline gap-2.5 rounded-field bg-sand px-3.5 py-1 text-base font-semibold text-stone-800 print:px-0';
  const dot = (
    <span
      className={clsx('size-2 shrink-0 rounded-full', {
        'bg-winter': of === 'winter',
        'bg-summer': of === 'summer',
      })}
    />
  );
  return (
    <>
      <p
        className={clsx(look, {
          flex: closedNow,
          'hidden no-winter:flex': !closedNow && of === 'winter',
          'hidden no-summer:flex': !closedNow && of === 'summer',
        })}
      >
        {dot}
        {closed}
      </p>
      {!closedNow && (
        <noscript>
          <p className={clsx(look, 'flex')}>
            {dot}
            {dates}
          </p>
        </noscript>
      )}
    </>
  );
}
