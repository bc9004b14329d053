import { z } from 'zod';

import siteFile from '../content/site.json';
import todayFile from '../content/today.json';

import { sectionIds, siteSchema, todaySchema, type SiteContent, type TodayContent } from './schema';
import { seasonWords, timeWords, type SeasonName } from './season';

/**
 * The content of content/site.json and content/today.json with what follows from it.
 *
 * Name and contact data are stand-ins that nobody can own: 555-01xx numbers (reserved for fiction by
 * the North American Numbering Plan) and hosts under `.example` (RFC 2606).
 */

/** A part of the page that an address can name, as in `#contact`; it is the id of the part's element. */
export type SectionId = (typeof sectionIds)[number];

export type Photograph = SiteContent['hero']['photo'];

/** Shown above the header until it ends. */
export type Notice = NonNullable<ReturnType<typeof noticeOf>>;

/** When a shuttle runs. */
export type Season = NonNullable<ReturnType<typeof seasonOf>>;

export type Site = ReturnType<typeof siteOf>;

export type Menu = Site['menu'];

/** The phone number as text, and the links that call it and text it. */
export type Phone = Site['contact']['phone'];

/** The words of the contact form. */
export type FormWords = Site['contact']['form'];

/**
 * Checks a file's content.
 *
 * @throws an Error that lists every mistake with its file and place.
 */
function checked<T>(file: string, schema: z.ZodType<T>, content: unknown): T {
  const result = schema.safeParse(content);
  if (result.success) return result.data;
  throw new Error(`${file} has mistakes:\n${z.prettifyError(result.error)}`);
}

/** The notice; undefined if there is none, or it is over. */
function noticeOf({ notice }: TodayContent, now: number) {
  const ends = Date.parse(notice?.until ?? '');
  if (!notice || ends <= now) return undefined;
  return { ...notice, ends, untilWords: timeWords(ends, now) };
}

function seasonOf(name: SeasonName, today: TodayContent) {
  const season = today[name];
  return season && { ...season, name, dates: seasonWords(season) };
}

/**
 * What the page shows.
 *
 * @param now in milliseconds; a notice that is over by then is left out.
 * @throws an Error that lists every mistake with its file and place.
 */
export function siteOf(siteContent: unknown, todayContent: unknown, now = Date.now()) {
  const site = checked('content/site.json', siteSchema, siteContent);
  const today = checked('content/today.json', todaySchema, todayContent);
  const { contact } = site;
  const digits = contact.phone.replaceAll(/\D/g, '').slice(-10);
  return {
    ...site,
    notice: noticeOf(today, now),
    winter: seasonOf('winter', today),
    summer: seasonOf('summer', today),
    contact: {
      ...contact,
      phone: {
        display: contact.phone,
        href: `tel:+1${digits}`,
      },
    },
  };
}

/** Every photograph of the page with its place there, in the page's order. */
export const photographsOf = (site: Site) => [
  { slot: 'hero' as const, photo: site.hero.photo },
  { slot: 'skiShuttle' as const, photo: site.skiShuttle.photo },
  ...site.photoRow.photos.map((photo) => ({ slot: 'photoRow' as const, photo })),
  { slot: 'bikeShuttle' as const, photo: site.bikeShuttle.photo },
];

export const site = siteOf(siteFile, todayFile);
