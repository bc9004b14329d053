import { timeZone } from './company';

/** What the page calls its two shuttles' seasons. */
export type SeasonName = 'winter' | 'summer';

/** The first and the last day of every year's season, such as "12-15", both included. */
interface Days {
  opens: string;
  closes: string;
}

/** The date of the company's clock, such as "2026-12-24". Canadian English writes dates as ISO 8601 does. */
export const dateAt = (instant: number) =>
  new Intl.DateTimeFormat('en-CA', { timeZone }).format(instant);

/** The dates of the season that runs at an instant, or else of the next one, such as "2026-12-15". */
export function seasonAt({ opens, closes }: Days, now: number) {
  const today = dateAt(now);
  const thisYear = Number(today.slice(0, 4));
  const lastDay = (year: number) => `${year + Number(opens > closes)}-${closes}`;
  const year = [thisYear - 1, thisYear].find((each) => lastDay(each) >= today) ?? thisYear + 1;
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

/** An instant on the company's clock, such as "Dec 24, 6 PM"; with its year if that is not plain from now. */
export function timeWords(instant: number, now: number): string {
  const format = new Intl.DateTimeFormat('en-US', {
    timeZone,
    year: instant - now < 300 * 86_400_000 ? undefined : 'numeric',
    month: 'short',
    day: 'numeric',
    hour: 'numeric',
    minute: new Date(instant).getUTCMinutes() === 0 ? undefined : '2-digit',
  });
  // The page's faces have no narrow no-break space.
  return format.format(instant).replaceAll('\u202f', ' ');
}
