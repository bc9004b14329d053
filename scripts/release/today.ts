import { contentProblems } from '../../lib/content/problems';
import type { Content } from '../../lib/content/schema';
import { daysLater, isLocalTime, localTime, timeWords } from '../../lib/content/dates';
import type { SeasonName } from '../../lib/browser/today';

/** What `npm run notice` is to do with the content. */
interface Order {
  /** The notice's text; empty leaves the notice as it is. */
  text?: string | undefined;
  until?: string | undefined;
  /** A link below the text: its text and where it leads. */
  link?: string | undefined;
  to?: string | undefined;
  /** Takes the notice away. */
  clear?: boolean | undefined;
  close?: string | undefined;
  open?: string | undefined;
}

const examples = '"today 18:00", "tomorrow 9:00" or "2026-12-24 18:00"';

/**
 * Reads a time as people type it.
 *
 * @returns the local time, such as "2026-12-24T18:00".
 * @throws an Error when it is none, or past.
 */
export function readTime(text: string, timeZone: string, now: number): string {
  const here = localTime(now, timeZone);
  const [, day, hour = '', minute = '00', half] =
    /^(today|tomorrow)?\s*(\d{1,2})(?::(\d\d))?\s*([ap]m)?$/i.exec(text.trim()) ?? [];
  const late = half?.toLowerCase() === 'pm' ? 12 : 0;
  const hours = half ? (Number(hour) % 12) + late : Number(hour);
  const date = daysLater(here, day?.toLowerCase() === 'tomorrow' ? 1 : 0).slice(0, 10);
  const local = hour
    ? `${date}T${String(hours).padStart(2, '0')}:${minute}`
    : text.trim().replace(' ', 'T');
  if (!isLocalTime(local) || (half && (hour === '0' || Number(hour) > 12))) {
    throw new Error(`"${text}" is not a time: write ${examples}.`);
  }
  if (local <= here) {
    throw new Error(`"${text}" has passed: it is ${here.replace('T', ' ')} in ${timeZone}.`);
  }
  return local;
}

const shuttles = { winter: 'skiShuttle', summer: 'bikeShuttle' } as const;

/** Closes a shuttle now, or lets its dates decide again. */
function withShuttle(content: Content, name: string, closedNow: boolean): Content {
  if (name !== 'winter' && name !== 'summer') {
    throw new Error(`"${name}" is not a season: write "winter" or "summer".`);
  }
  const key = shuttles[name satisfies SeasonName];
  const shuttle = content[key];
  if (!shuttle.season) {
    throw new Error(
      `The ${name} shuttle has no dates yet: enter them under "Today" in npm run edit.`,
    );
  }
  const { closedNow: _, ...season } = shuttle.season;
  return {
    ...content,
    [key]: { ...shuttle, season: closedNow ? { ...season, closedNow } : season },
  };
}

/** The content with the notice that the order wants. */
function withNotice(content: Content, order: Order, now: number): Content {
  const { text, until, link, to, clear } = order;
  const { notice: _, ...rest } = content;
  if (clear) {
    if (text) throw new Error('Give a text or --clear, not both.');
    return rest;
  }
  if (!text) {
    if (until ?? link ?? to) throw new Error('Give the text of the notice as well.');
    return content;
  }
  if (!until) throw new Error(`Say when it ends: --until with ${examples}.`);
  if (Boolean(link) !== Boolean(to)) throw new Error('A link needs both --link and --to.');
  return {
    notice: {
      text: text.trim(),
      until: readTime(until, content.details.timeZone, now),
      ...(link && to && { link: { label: link, to } }),
    },
    ...rest,
  };
}

/**
 * Changes what the content says of today.
 *
 * @param content what content/site.json holds, parsed, without problems.
 * @param now in milliseconds.
 * @returns the new content, and what is done in a sentence.
 * @throws an Error with a sentence for each mistake.
 */
export function withToday(content: Content, order: Order, now: number): [Content, string] {
  const { text, clear, close, open } = order;
  if (!Object.values(order).some(Boolean)) {
    throw new Error(
      'Say what is to change: npm run notice -- "Road 143 is closed today" --until "today 18:00", --clear, --close winter or --open winter.',
    );
  }
  let changed = withNotice(content, order, now);
  if (close) changed = withShuttle(changed, close, true);
  if (open) changed = withShuttle(changed, open, false);
  const problems = contentProblems(changed);
  if (problems.length > 0) throw new Error(problems.join('\n'));
  const { until } = changed.notice ?? {};
  const done = [
    text && until && `The notice shows until ${timeWords(until, 'en', now)}.`,
    clear && 'The notice is removed.',
    close && `The ${close} shuttle is closed, whatever the date.`,
    open && `The ${open} shuttle follows its dates again.`,
  ];
  return [changed, done.filter(Boolean).join(' ')];
}
