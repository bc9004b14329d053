import page from '../../content/site.json';
import today from '../../content/today.json';

import { bookingAddress } from './booking';
import { pasted } from '../contact';
import type { SeasonName } from '../dom-contract';
import { named, parseContent } from './problems';
import { wholeContent, type Content, type sectionIds } from './schema';
import type { Slot } from '../layout/crops';
import { instantOf, openWords, seasonWords, timeWords } from './dates';
import { complete, english, type Texts } from './texts';
import { languageName, translated, translationProblems } from './translation';
import { readTranslations } from './translations';

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
  network: 'social' | 'photos' | 'reviews';
}

/** A link to the same page in another language, by that language's own name. */
export interface LanguageLink extends PageLink {
  language: string;
}

/** What is said above the header until it ends. */
export interface Notice {
  text: string;
  /** The language of what has no translation yet. */
  lang: string | undefined;
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
  /** The language of that, where it has no translation yet. */
  lang: string | undefined;
  bookAhead: boolean;
  closedNow: boolean;
}

export type Site = ReturnType<typeof siteOf>;

/** The path of the page that app/privacy makes, below that of the home page. */
const privacyPath = 'privacy';

/** In which of the site's languages a page is, and with which texts. */
interface Edition {
  texts: Texts;
  /** The languages of the site, the first one first. */
  languages: string[];
}

/** What today's content says in a language: the translation or, without one, the text itself with its language. */
function inLanguage<T extends { language: string }>(
  all: T[] | undefined,
  language: string,
  [first]: string[],
) {
  const own = all?.find((each) => each.language === language);
  return { own, lang: own || language === first ? undefined : first };
}

const id = (section: SectionId) => section;

/** A section with its photograph in its slot, which has the section's name. */
const placed = <S extends 'hero' | 'skiShuttle' | 'bikeShuttle'>(content: Content, slot: S) => {
  const photo: Photograph = { ...content[slot].photo, slot };
  return { ...content[slot], photo };
};

/** The content's notice; undefined if there is none, or it is over. */
function noticeOf(
  { today, header, details }: ReturnType<typeof complete>,
  now: number,
  languages: string[],
): Notice | undefined {
  const { notice } = today;
  if (!notice) return undefined;
  const { text, until, link } = notice;
  const ends = instantOf(until, details.timeZone);
  if (ends <= now) return undefined;
  const words = header.notice;
  const { own, lang } = inLanguage(notice.translations, details.language, languages);
  // After a whole sentence begins another one.
  const shown = own?.text ?? text;
  const before = /[.!?…]$/.test(shown)
    ? words.until.charAt(0).toUpperCase() + words.until.slice(1)
    : words.until;
  return {
    text: shown,
    lang,
    link: link && { label: own?.link ?? link.label, href: link.to },
    until,
    untilWords: `${before} ${timeWords(until, details.language, now)}`,
    ends,
    close: words.close,
  };
}

function seasonOf(
  of: SeasonName,
  { today, details: { language } }: Content,
  languages: string[],
): Season | undefined {
  const season = today[of];
  const { own, lang } = inLanguage(season?.translations, language, languages);
  return (
    season && {
      of,
      bookAhead: true,
      closedNow: false,
      ...season,
      closed: own?.closed ?? season.closed,
      lang,
      dates: seasonWords(season, language),
    }
  );
}

/**
 * What the site shows of the content.
 *
 * @param now in milliseconds; a notice that is over by then is left out.
 */
export function siteOf(
  content: Content,
  now = Date.now(),
  { texts, languages }: Edition = { texts: english, languages: [content.details.language] },
) {
  const all = complete(content);
  const { today: _, header, intro, contact, details, ...rest } = all;
  const pathOf = (language: string) => (language === languages[0] ? '/' : `/${language}/`);
  const path = pathOf(details.language);
  const others = languages.filter((language) => language !== details.language);
  const linksTo = (page: string): LanguageLink[] =>
    others.map((language) => ({
      language,
      label: languageName(language),
      href: pathOf(language) + page,
    }));
  const [winter, summer] = (['winter', 'summer'] as const).map((of) =>
    seasonOf(of, content, languages),
  );
  const privacy: PageLink = { label: rest.footer.privacy, href: path + privacyPath };
  const social: SocialLink[] = [
    { network: 'social', ...contact.social },
    { network: 'photos', ...contact.photos },
    ...(contact.reviews ? [{ network: 'reviews' as const, ...contact.reviews }] : []),
  ];
  // The contract lets a 1 or +1 stand before the ten digits.
  const number = `+1${contact.phone.display.replaceAll(/\D/g, '').slice(-10)}`;
  const { text, hours = [], reply } = contact.phone;
  return {
    ...rest,
    ...details,
    texts,
    languages,
    path,
    address: details.url + (path === '/' ? '' : path),
    /** The links to these pages in the site's other languages. */
    inOtherLanguages: { home: linksTo(''), privacy: linksTo(privacyPath) },
    notice: noticeOf(all, now, languages),
    shortName: content.shortName ?? content.name,
    booking: { ...rest.booking, href: bookingAddress(rest.booking.href) },
    skipLink: header.skipLink,
    nav: { label: header.nav, links: header.links },
    hero: placed(content, 'hero'),
    intro: {
      lead: intro.lead,
      seasons: [
        { season: 'winter' as const, section: id('ski-shuttle'), runs: winter, ...intro.winter },
        {
          season: 'summer' as const,
          section: id('bike-shuttle'),
          runs: summer,
          road: undefined,
          ...intro.summer,
        },
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
        ...contact.form,
        privacy,
        // The first language's errors are the contract's (lib/contact.ts), and its page needs no name.
        ...(path !== '/' && { errors: texts.errors, page: path }),
      },
      phone: {
        label: contact.phone.label,
        display: pasted(contact.phone.display),
        href: `tel:${number}`,
      },
      /** Where the number takes text messages. */
      text: text === undefined ? undefined : { label: text, href: `sms:${number}` },
      hours,
      /** When visitors are answered, a line each. */
      answers: [
        ...hours.map((each) => openWords(each, details.language)),
        ...(reply === undefined ? [] : [reply]),
      ],
      email: { label: contact.email.label, address: pasted(contact.email.address) },
      social,
    },
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

/**
 * The site in another language.
 *
 * @param whole the content in the first language (wholeContent), parsed.
 * @param translation what that language's file holds; one without problems (translationProblems).
 */
export function translatedSite(
  whole: object,
  language: string,
  translation: unknown,
  languages: string[],
  now?: number,
): Site {
  const content = named(translated(whole, language, translation)) as Content;
  return siteOf(content, now, { texts: (translation as { texts: Texts }).texts, languages });
}

const whole = wholeContent(page, today);
const translations = readTranslations();
const problems = translationProblems(whole, translations);
if (problems.length > 0) throw new Error(problems.join('\n'));

const languages = [content.details.language, ...Object.keys(translations)];

export const site = siteOf(content, undefined, { texts: english, languages });

/** The site in each of its languages, the first one first. */
export const sites = [
  site,
  ...Object.entries(translations).map(([language, translation]) =>
    translatedSite(whole, language, translation, languages),
  ),
];
