/** The company's time zone. Mail and notices use it. */
export const timeZone = 'America/Denver';

/**
 * An instant in the company's time zone, such as "Dec 24, 6 PM". A time 300 days or more ahead has its year.
 */
export function timeWords(instant: number, now: number): string {
  const format = new Intl.DateTimeFormat('en-US', {
    timeZone,
    year: instant - now < 300 * 86_400_000 ? undefined : 'numeric',
    month: 'short',
    day: 'numeric',
    hour: 'numeric',
    minute: new Date(instant).getUTCMinutes() === 0 ? undefined : '2-digit',
  });
  // The page's fonts have no narrow no-break space.
  return format.format(instant).replaceAll('\u202f', ' ');
}
