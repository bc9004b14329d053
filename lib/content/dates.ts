/**
 * Dates of the content, in the company's time zone: a local time is "2026-12-24T18:00", a day of every year
 * "12-15". Read at build time; visitors' browsers get instants and days (lib/browser/season-clock.ts).
 */

/** Months and days that open and close a season, both included. */
interface Span {
  opens: string;
  closes: string;
}

/** Whether a text is a local time that the calendar has. */
export const isLocalTime = (text: string) =>
  /^20\d\d-\d\d-\d\dT\d\d:\d\d$/.test(text) &&
  !Number.isNaN(Date.parse(`${text}Z`)) &&
  new Date(`${text}Z`).toISOString().startsWith(text);

/** Whether a text is a day that every year has. */
export const isDay = (text: string) => isLocalTime(`2001-${text}T00:00`);

/** The local time in a zone at an instant. Swedish writes dates as ISO 8601 does. */
const localTime = (instant: number, timeZone: string) =>
  new Date(instant)
    .toLocaleString('sv', { timeZone, dateStyle: 'short', timeStyle: 'short' })
    .replace(' ', 'T');

/**
 * The instant of a local time, in milliseconds: one of the two where the clocks show it twice, an hour before
 * where they leave it out.
 */
export function instantOf(local: string, timeZone: string): number {
  const ahead = (instant: number) => Date.parse(`${localTime(instant, timeZone)}Z`) - instant;
  const asUtc = Date.parse(`${local}Z`);
  return asUtc - ahead(asUtc - ahead(asUtc));
}

/** The season of now, or else the next: its first and last day, such as "2026-12-15". */
export function seasonAt({ opens, closes }: Span, timeZone: string, now: number) {
  const today = localTime(now, timeZone).slice(0, 10);
  const thisYear = Number(today.slice(0, 4));
  const endOf = (year: number) => `${year + Number(opens > closes)}-${closes}`;
  const year = [thisYear - 1, thisYear].find((each) => endOf(each) >= today) ?? thisYear + 1;
  const from = `${year}-${opens}`;
  return { from, through: endOf(year), isOpen: from <= today };
}

const format = (language: string, options: Intl.DateTimeFormatOptions, local: string) =>
  new Intl.DateTimeFormat(language, { ...options, timeZone: 'UTC' })
    .format(Date.parse(`${local}Z`))
    // The page's faces have no narrow space.
    .replaceAll('\u202f', ' ');

/** A season in words, such as "December 15 – April 10". */
export const seasonWords = ({ opens, closes }: Span, language: string) =>
  [opens, closes]
    .map((day) => format(language, { month: 'long', day: 'numeric' }, `2001-${day}T00:00`))
    .join(' – ');

/** A local time in words, such as "Dec 24, 6 PM"; with its year where that is not plain from now. */
export function timeWords(local: string, language: string, now: number): string {
  const plain = Date.parse(`${local}Z`) - now < 300 * 86_400_000;
  return format(
    language,
    {
      year: plain ? undefined : 'numeric',
      month: 'short',
      day: 'numeric',
      hour: 'numeric',
      minute: local.endsWith(':00') ? undefined : '2-digit',
    },
    local,
  );
}
