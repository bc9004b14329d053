import json from '../content/site.json';

import { bookingAddress } from './booking';
import { namePlaceholder, type sectionIds } from './content-fields';
import { parseContent } from './content-problems';
import type { Content } from './content-schema';

/**
 * The page's content for the site: what content/site.json holds, with the company's name filled in and with
 * what follows from it. Content is changed there (`npm run edit`); components only decide how it looks.
 *
 * Name and contact data are stand-ins that nobody can own: 555-01xx numbers (reserved for fiction by
 * the North American Numbering Plan) and hosts under `.example` (RFC 2606).
 */

/** A section that the address can name, as in `#contact`; it is the id of the section's element. */
export type SectionId = (typeof sectionIds)[number];

/** A photograph; `file` is its name in photos/ without `.jpg`. */
export type Photograph = Content['hero']['photo'];

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

export type Site = ReturnType<typeof siteOf>;

/** The path of the page that app/privacy makes. */
const privacyPath = '/privacy';

const id = (section: SectionId) => section;

/** The same content with another text for each of its texts. */
function mapTexts<T>(content: T, map: (text: string) => string): T;
function mapTexts(content: unknown, map: (text: string) => string): unknown {
  if (typeof content === 'string') return map(content);
  if (Array.isArray(content)) return content.map((entry: unknown) => mapTexts(entry, map));
  if (typeof content !== 'object' || content === null) return content;
  return Object.fromEntries(
    Object.entries(content).map(([key, value]) => [key, mapTexts(value, map)]),
  );
}

const prepared = <T extends { photo: Photograph }>(section: T): T => ({
  ...section,
  photo: withoutExtension(section.photo),
});

const withoutExtension = (photo: Photograph): Photograph => ({
  ...photo,
  file: photo.file.replace(/\.jpg$/, ''),
});

/** What the site shows of the content. */
export function siteOf(content: Content) {
  const { header, intro, contact, details, ...rest } = mapTexts(content, (text) =>
    text.replaceAll(namePlaceholder, content.name),
  );
  const privacy: PageLink = { label: rest.footer.privacy, href: privacyPath };
  const social: SocialLink[] = [
    { network: 'social', ...contact.social },
    { network: 'photos', ...contact.photos },
  ];
  return {
    ...rest,
    ...details,
    booking: { ...rest.booking, href: bookingAddress(rest.booking.href) },
    skipLink: header.skipLink,
    nav: { label: header.nav, links: header.links },
    hero: prepared(rest.hero),
    intro: {
      lead: intro.lead,
      seasons: [
        { season: 'winter' as const, section: id('ski-shuttle'), ...intro.winter },
        { season: 'summer' as const, section: id('bike-shuttle'), ...intro.summer },
      ],
    },
    skiShuttle: { id: id('ski-shuttle'), ...prepared(rest.skiShuttle) },
    photoRow: { ...rest.photoRow, photos: rest.photoRow.photos.map(withoutExtension) },
    bikeShuttle: { id: id('bike-shuttle'), ...prepared(rest.bikeShuttle) },
    contact: {
      id: id('contact'),
      heading: contact.heading,
      intro: contact.intro,
      form: { ...contact.form, privacy },
      // The contract lets a 1 or +1 stand before the ten digits.
      phone: {
        ...contact.phone,
        href: `tel:+1${contact.phone.display.replaceAll(/\D/g, '').slice(-10)}`,
      },
      email: contact.email,
      social,
    },
    footer: { rights: rest.footer.rights, privacy },
  };
}

export const site = siteOf(parseContent(json));
