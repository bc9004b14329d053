import { clsx } from 'clsx';
import type { ReactNode } from 'react';

import type { Season } from '@/lib/content/site';

/** What is there while a shuttle can be booked: always, unless it takes no bookings out of season. */
export function WhileBookable({
  season,
  children,
}: {
  season: Season | undefined;
  children: ReactNode;
}) {
  if (!season || season.bookAhead) return children;
  if (season.closedNow) return null;
  return (
    <div
      className={clsx({
        'no-winter:hidden': season.of === 'winter',
        'no-summer:hidden': season.of === 'summer',
      })}
    >
      {children}
    </div>
  );
}
