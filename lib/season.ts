/** The company's time zone. Mail, notices and seasons use it. */
export const timeZone = 'America/Denver';

/** The names of the two seasons. */
export type SeasonName = 'winter' | 'summer';

/** The first and the last day of a season in any year, such as "12-15". */
interface Days {
  opens: string;
  closes: string;
}

/**
 * The date in the company's time zone, such as "2026-12-24". The locale en-CA formats dates as in ISO 8601.
 */
export const dateAt = (instant: number) => new Intl.DateTimeFormat('en-CA', { timeZone }).format(instant);

/**
 * The first and the last date, such as "2026-12-15", of the current season or, between seasons, of the next
 * one. The season clock compares days of the year instead, because it must be small.
 */
export function seasonAt({ opens, closes }: Days, now: number) {
  const today = dateAt(now);
  const thisYear = Number(today.slice(0, 4));
  const lastDay = (year: number) => `${year + Number(opens > closes)}-${closes}`;
  const year = [thisYear - 1, thisYear].find((start) => lastDay(start) >= today) ?? thisYear + 1;
  return { from: `${year}-${opens}`, through: lastDay(year) };
}

/** A season in words, such as "December 15 – April 10". */
export const seasonWords = ({ opens, closes }: Days) =>
  [opens, closes]
    .map((day) =>
      new Date(`2001-${day}`).toLocaleDateString('en-US', {
        month: 'long',
        day: 'numeric',
        timeZone: 'UTC',
      }),
    )
    .join(' – ');

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
