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

const format = (language: string, options: Intl.DateTimeFormatOptions, from: string, to = from) =>
  new Intl.DateTimeFormat(language, { ...options, timeZone: 'UTC' })
    .formatRange(Date.parse(`${from}Z`), Date.parse(`${to}Z`))
    // The page's faces have no narrow spaces.
    .replaceAll(/[\u2009\u202f]/g, ' ');

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

const weekdays = ['Mo', 'Tu', 'We', 'Th', 'Fr', 'Sa', 'Su'];

/**
 * What a text such as "Mo-Fr 07:00-19:00" says (https://schema.org/openingHours), as local times in some week:
 * where its first day opens, where its last one does, and where the first closes. Undefined for any other text.
 */
export function openTimes(text: string) {
  const [, first = '', last = first, opens = '', closes = ''] =
    /^(\w\w)(?:-(\w\w))? (\d\d:\d\d)-(\d\d:\d\d)$/.exec(text) ?? [];
  // January 1, 2001 was a Monday.
  const at = (day: string, time: string) => `2001-01-0${weekdays.indexOf(day) + 1}T${time}`;
  const [from, through, until] = [at(first, opens), at(last, opens), at(first, closes)];
  const holds = [from, through, until].every(isLocalTime) && from <= through && from < until;
  return holds ? { from, through, until } : undefined;
}

/** The same in words, such as "Mon – Fri, 7 AM – 7 PM"; any other text as it is. */
export function openWords(text: string, language: string): string {
  const times = openTimes(text);
  if (!times) return text;
  const { from, through, until } = times;
  const minute = from.endsWith(':00') && until.endsWith(':00') ? undefined : '2-digit';
  const days = format(language, { weekday: 'short' }, from, through);
  return `${days}, ${format(language, { hour: 'numeric', minute }, from, until)}`;
}
