import page from '../../content/site.json';
import today from '../../content/today.json';

import { bookingAddress } from './booking';
import { pasted } from '../contact';
import { parseContent } from './problems';
import { wholeContent, type Content, type sectionIds } from './schema';
import type { Slot } from './photos';
import { instantOf, seasonWords, timeWords } from './dates';
import type { SeasonName } from '@/lib/browser/today';

/**
 * The page's content for the site: what the files in content/ hold, with the company's name filled in and with what
 * follows from it. Content is changed there (`npm run edit`); components only decide how it looks.
 *
 * Name and contact data are stand-ins that nobody can own: 555-01xx numbers (reserved for fiction by
 * the North American Numbering Plan) and hosts under `.example` (RFC 2606).
 */

/** A section that the address can name, as in `#contact`; it is the id of the section's element. */
export type SectionId = (typeof sectionIds)[number];

/** A photograph in its slot; `file` is its name in photos/. */
export type Photograph = Content['hero']['photo'] & { slot: Slot };

/** A link to another page. */
interface PageLink {
  label: string;
  href: string;
}

/** The link to the booking provider. */
export type Booking = PageLink;

/** A profile elsewhere; the icon follows from `network`. */
interface SocialLink extends PageLink {
  network: 'social' | 'photos';
}

/** What is said above the header until it ends. */
export interface Notice {
  text: string;
  link: PageLink | undefined;
  /** Its end: as a local time, in words, and the instant in milliseconds. */
  until: string;
  untilWords: string;
  ends: number;
  /** The name of the button that closes it. */
  close: string;
}

/** When a shuttle runs; days as in "12-15". */
export interface Season {
  of: SeasonName;
  opens: string;
  closes: string;
  /** The same in words. */
  dates: string;
  closed: string;
  bookAhead: boolean;
  closedNow: boolean;
}

export type Site = ReturnType<typeof siteOf>;

/** The path of the page that app/privacy makes. */
const privacyPath = '/privacy';

const id = (section: SectionId) => section;

/** A section with its photograph in its slot, which has the section's name. */
const placed = <S extends 'hero' | 'skiShuttle' | 'bikeShuttle'>(content: Content, slot: S) => {
  const photo: Photograph = { ...content[slot].photo, slot };
  return { ...content[slot], photo };
};

/** The content's notice; undefined if there is none, or it is over. */
function noticeOf({ today, header, details }: Content, now: number): Notice | undefined {
  const { notice } = today;
  if (!notice) return undefined;
  const { text, until, link } = notice;
  const ends = instantOf(until, details.timeZone);
  if (ends <= now) return undefined;
  const words = header.notice ?? { until: 'until', close: 'Close this notice' };
  // After a whole sentence begins another one.
  const before = /[.!?…]$/.test(text)
    ? words.until.charAt(0).toUpperCase() + words.until.slice(1)
    : words.until;
  return {
    text,
    link: link && { label: link.label, href: link.to },
    until,
    untilWords: `${before} ${timeWords(until, details.language, now)}`,
    ends,
    close: words.close,
  };
}

function seasonOf(of: SeasonName, content: Content): Season | undefined {
  const season = content.today[of];
  return (
    season && {
      of,
      bookAhead: true,
      closedNow: false,
      ...season,
      dates: seasonWords(season, content.details.language),
    }
  );
}

/**
 * What the site shows of the content.
 *
 * @param now in milliseconds; a notice that is over by then is left out.
 */
export function siteOf(content: Content, now = Date.now()) {
  const { today: _, header, intro, contact, details, phrases, ...rest } = content;
  const [winter, summer] = [seasonOf('winter', content), seasonOf('summer', content)];
  const privacy: PageLink = { label: rest.footer.privacy, href: privacyPath };
  const social: SocialLink[] = [
    { network: 'social', ...contact.social },
    { network: 'photos', ...contact.photos },
  ];
  return {
    ...rest,
    ...details,
    notice: noticeOf(content, now),
    shortName: content.shortName ?? content.name,
    // The town stays on one line, listed or not; the longest first, as one may contain another.
    phrases: [details.place.locality, ...(phrases ?? [])].sort((a, b) => b.length - a.length),
    booking: { ...rest.booking, href: bookingAddress(rest.booking.href) },
    skipLink: header.skipLink,
    nav: { label: header.nav, links: header.links },
    hero: placed(content, 'hero'),
    intro: {
      lead: intro.lead,
      seasons: [
        { season: 'winter' as const, section: id('ski-shuttle'), runs: winter, ...intro.winter },
        { season: 'summer' as const, section: id('bike-shuttle'), runs: summer, ...intro.summer },
      ],
    },
    skiShuttle: { id: id('ski-shuttle'), ...placed(content, 'skiShuttle'), season: winter },
    photoRow: {
      ...rest.photoRow,
      photos: rest.photoRow.photos.map((photo): Photograph => ({ ...photo, slot: 'photoRow' })),
    },
    bikeShuttle: { id: id('bike-shuttle'), ...placed(content, 'bikeShuttle'), season: summer },
    contact: {
      id: id('contact'),
      heading: contact.heading,
      intro: contact.intro,
      form: {
        // Contents from before it existed lack it.
        failedMail: { label: 'Send it by email', subject: `Enquiry for ${content.name}` },
        ...contact.form,
        privacy,
      },
      // The contract lets a 1 or +1 stand before the ten digits.
      phone: {
        label: contact.phone.label,
        display: pasted(contact.phone.display),
        href: `tel:+1${contact.phone.display.replaceAll(/\D/g, '').slice(-10)}`,
      },
      email: { label: contact.email.label, address: pasted(contact.email.address) },
      social,
    },
    // Contents from before it existed lack the title.
    notFound: { title: 'Not your stop.', ...rest.notFound },
    footer: { rights: rest.footer.rights, privacy },
  };
}

/** Every photograph of a site, in the page's order. */
export const photographsOf = ({ hero, skiShuttle, photoRow, bikeShuttle }: Site): Photograph[] => [
  hero.photo,
  skiShuttle.photo,
  ...photoRow.photos,
  bikeShuttle.photo,
];

/** The whole content, with the company's name filled in. */
export const content = parseContent(wholeContent(page, today));

export const site = siteOf(content);
