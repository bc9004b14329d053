import json from '../../content/site.json';

import { bookingAddress } from './booking';
import { pasted } from '../contact';
import type { sectionIds } from './fields';
import { parseContent } from './problems';
import type { Content } from './schema';
import type { Slot } from './photos';

/**
 * The page's content for the site: what content/site.json holds, with the company's name filled in and with
 * what follows from it. Content is changed there (`npm run edit`); components only decide how it looks.
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

export type Site = ReturnType<typeof siteOf>;

/** The path of the page that app/privacy makes. */
const privacyPath = '/privacy';

const id = (section: SectionId) => section;

/** A section with its photograph in its slot, which has the section's name. */
const placed = <S extends 'hero' | 'skiShuttle' | 'bikeShuttle'>(content: Content, slot: S) => {
  const photo: Photograph = { ...content[slot].photo, slot };
  return { ...content[slot], photo };
};

/** What the site shows of the content. */
export function siteOf(content: Content) {
  const { header, intro, contact, details, phrases, ...rest } = content;
  const privacy: PageLink = { label: rest.footer.privacy, href: privacyPath };
  const social: SocialLink[] = [
    { network: 'social', ...contact.social },
    { network: 'photos', ...contact.photos },
  ];
  return {
    ...rest,
    ...details,
    shortName: content.shortName ?? content.name,
    // The town stays on one line, listed or not; the longest first, as one may contain another.
    phrases: [details.place.locality, ...(phrases ?? [])].sort((a, b) => b.length - a.length),
    booking: { ...rest.booking, href: bookingAddress(rest.booking.href) },
    skipLink: header.skipLink,
    nav: { label: header.nav, links: header.links },
    /** The link to the page from others: as in the menu, if it is there. */
    homeLabel: header.links.find(({ section }) => section === 'home')?.label ?? rest.notFound.home,
    hero: placed(content, 'hero'),
    intro: {
      lead: intro.lead,
      seasons: [
        { season: 'winter' as const, section: id('ski-shuttle'), ...intro.winter },
        { season: 'summer' as const, section: id('bike-shuttle'), ...intro.summer },
      ],
    },
    skiShuttle: { id: id('ski-shuttle'), ...placed(content, 'skiShuttle') },
    photoRow: {
      ...rest.photoRow,
      photos: rest.photoRow.photos.map((photo): Photograph => ({ ...photo, slot: 'photoRow' })),
    },
    bikeShuttle: { id: id('bike-shuttle'), ...placed(content, 'bikeShuttle') },
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

/** The content of content/site.json, with the company's name filled in. */
export const content = parseContent(json);

export const site = siteOf(content);
