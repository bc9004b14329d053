/**
 * Every word, figure, link and alternative text of the page. Content is changed here and nowhere else;
 * components only decide how it looks.
 *
 * Name and contact data are stand-ins that nobody can own: 555-01xx numbers (reserved for fiction by
 * the North American Numbering Plan) and hosts under `.example` (RFC 2606).
 */

import type { ContactField } from './contact';

/** A section that the address can name, as in `#contact`; it is the id of the section's element. */
export type SectionId = 'home' | 'ski-shuttle' | 'bike-shuttle' | 'contact';

/**
 * A photograph; the original is the JPEG `photos/<file>.jpg`, in lowercase. The build says when it is too
 * small. A new picture needs a new focus and new words.
 */
export interface Photograph {
  file: string;
  /** The point that every crop keeps, as fractions of width and height from the top left. */
  focus: { x: number; y: number };
  /** What it shows, for those who cannot see it; empty for decoration. */
  alt: string;
}

/** A label/value row; with `section`, the value links to that section. */
interface Row {
  label: string;
  value: string;
  section?: SectionId;
}

/** A profile elsewhere; the icon follows from `network`. */
interface SocialLink {
  network: 'social' | 'photos';
  /** The accessible name of the icon. */
  label: string;
  href: string;
}

/** A link to another page. */
interface PageLink {
  label: string;
  href: string;
}

/** The link to the booking provider. */
export type Booking = PageLink;

export interface Site {
  name: string;
  /** The site's address, without a trailing slash. */
  url: string;
  /**
   * What browsers are told to reach by HTTPS alone: this host, all names below it as well (mail, intranet
   * …), or those for good, in the browsers' own list. See docs/operating.md, "Your own domain".
   */
  httpsOnly: 'host' | 'subdomains' | 'preload';
  language: string;
  /** Where the company is and drives: the locality as on an envelope, region and country as codes. */
  place: { locality: string; region: string; country: string; areaServed: string };
  /** The operator's IANA time zone. */
  timeZone: string;
  title: string;
  description: string;
  skipLink: string;
  nav: { label: string; links: { label: string; section: SectionId }[] };
  booking: Booking;
  hero: { line: string; photo: Photograph };
  intro: {
    lead: string;
    seasons: { season: 'winter' | 'summer'; heading: string; text: string }[];
  };
  skiShuttle: {
    id: SectionId;
    heading: string;
    /** US dollars per rider, round trip. */
    prices: { dollars: number; rider: string }[];
    photo: Photograph;
  };
  photoRow: { label: string; photos: Photograph[] };
  band: { lines: string[] };
  bikeShuttle: { id: SectionId; heading: string; rows: Row[]; photo: Photograph };
  contact: {
    id: SectionId;
    heading: string;
    intro: string;
    form: {
      labels: Record<ContactField, string>;
      send: string;
      sending: string;
      sent: string;
      failed: string;
      required: string;
      /** Announced once after a Send with invalid fields; `#` stands for their number. */
      problems: { one: string; other: string };
      /** Replaces the form where the browser runs no script. */
      withoutScript: string;
      /** Below the form when its script has not loaded. */
      withoutItsScript: string;
      privacy: PageLink;
    };
    phone: { label: string; display: string; href: string };
    email: { label: string; address: string };
    social: SocialLink[];
  };
  footer: { rights: string; privacy: PageLink };
  /** Facts for the privacy page (lib/privacy.ts) that only the operator knows. */
  privacy: {
    heading: string;
    description: string;
    intro: string;
    /** Since when it holds, as in "May 1, 2027". */
    effective: string;
    /** The legal name of whoever answers for the data, and where mail reaches them. */
    responsible: { name: string; address: string };
    /** The mailbox's provider, and how long an enquiry stays in it, as in "for two years". */
    mail: { provider: string; kept: string };
  };
  notFound: { heading: string; text: string; home: string };
}

const name = 'Red Rim Shuttle';
const subject = 'Ski and bike shuttles in Southern Utah';
const phone = '(435) 555-0142';

/** To the page that app/privacy makes. */
export const privacyLink: PageLink = { label: 'Privacy', href: '/privacy' };

export const site: Site = {
  name,
  url: 'https://www.redrim.example',
  httpsOnly: 'host',
  language: 'en',
  place: { locality: 'Cedar City', region: 'UT', country: 'US', areaServed: 'Southern Utah' },
  timeZone: 'America/Denver',
  title: `${name} | ${subject}`,
  description:
    'Same day ski shuttle from Cedar City and Parowan to Brian Head in winter, mountain bike shuttle to the trails in summer.',

  skipLink: 'Skip to content',
  nav: {
    label: 'Main',
    links: [
      { label: 'Home', section: 'home' },
      { label: 'Contact', section: 'contact' },
    ],
  },

  booking: {
    label: 'Book Now',
    href: 'https://booking.example/red-rim-shuttle',
  },

  hero: {
    line: subject,
    photo: { file: 'hero-canyon-overlook', focus: { x: 0.62, y: 0.3 }, alt: '' },
  },

  intro: {
    lead: `${name} is a full-service transportation company serving Southern Utah, from the valley towns to the top of the mountain, in every season.`,
    seasons: [
      {
        season: 'winter',
        heading: 'Winter',
        text: 'Leave the car and the snow tires at home. Our ski shuttle takes you to the mountain resort in the morning and brings you back the same day.',
      },
      {
        season: 'summer',
        heading: 'Summer',
        text: 'Ride down, not up. We carry you and your bike to the top of three mountain bike trails, so the whole day is riding.',
      },
    ],
  },

  skiShuttle: {
    id: 'ski-shuttle',
    heading: 'Round-Trip same day ski shuttle, Cedar City or Parowan to Brian Head',
    prices: [
      { dollars: 30, rider: 'Adult' },
      { dollars: 25, rider: 'Youth' },
    ],
    photo: {
      file: 'ski-mountain',
      focus: { x: 0.45, y: 0.45 },
      alt: 'A groomed ski run between snow-covered conifers below a mountain peak',
    },
  },

  photoRow: {
    label: 'Southern Utah through the year',
    photos: [
      {
        file: 'hoodoos',
        focus: { x: 0.5, y: 0.5 },
        alt: 'Red hoodoos in a rock amphitheater under small clouds',
      },
      {
        file: 'snowy-pines',
        focus: { x: 0.5, y: 0.5 },
        alt: 'Tall snow-covered pines and long blue shadows at sunrise',
      },
      {
        file: 'desert-road',
        focus: { x: 0.5, y: 0.5 },
        alt: 'A two-lane road running straight toward red mesas at dusk',
      },
      {
        file: 'aspens',
        focus: { x: 0.5, y: 0.5 },
        alt: 'Golden aspens at the edge of a dry autumn meadow',
      },
    ],
  },

  band: { lines: ['No chains. No parking.', 'No climb to the trailhead.'] },

  bikeShuttle: {
    id: 'bike-shuttle',
    heading: 'Summer bike shuttle',
    rows: [
      { label: 'Trails', value: 'Three mountain bike trails' },
      { label: 'Pick-up', value: 'Arranged when you book' },
      { label: 'Bikes', value: 'Carried with you' },
      { label: 'Season', value: 'Ask us', section: 'contact' },
      { label: 'Prices', value: 'Ask us', section: 'contact' },
    ],
    photo: { file: 'bike-trail', focus: { x: 0.45, y: 0.36 }, alt: '' },
  },

  contact: {
    id: 'contact',
    heading: 'Contact',
    intro:
      'Have questions? We’d love to hear from you. Choose the most convenient method and we’ll get back to you as soon as we can.',
    form: {
      labels: { name: 'Name', email: 'Email', phone: 'Phone', message: 'Message' },
      send: 'Send',
      sending: 'Sending',
      sent: 'Thank you for your message. We will get back to you soon!',
      failed: 'There was an error sending your message. Please try again.',
      required: 'All four fields are required.',
      problems: { one: '# field needs a correction.', other: '# fields need a correction.' },
      withoutItsScript:
        'This form has not finished loading. You can call or write to us instead; what you typed stays here.',
      withoutScript:
        'This form needs JavaScript, which is switched off in your browser. Please call or write to us instead.',
      privacy: privacyLink,
    },
    phone: { label: 'Call us', display: phone, href: `tel:+1${phone.replaceAll(/\D/g, '')}` },
    email: { label: 'Write to us', address: 'hello@redrim.example' },
    social: [
      {
        network: 'social',
        label: `${name} on our social network page (opens in a new tab)`,
        href: 'https://social.example/redrimshuttle',
      },
      {
        network: 'photos',
        label: `${name} on our photo page (opens in a new tab)`,
        href: 'https://photos.example/redrimshuttle',
      },
    ],
  },

  footer: { rights: 'All Rights Reserved', privacy: privacyLink },

  // What stands in square brackets is yours to fill in; `npm run launch:check` waits for it.
  privacy: {
    heading: 'Privacy',
    description: `What ${name} does with what you send us, who handles it, how long it is kept, and how to have it deleted.`,
    intro:
      'We ask for what we need to answer you, and for nothing else. Here is what becomes of it.',
    effective: '[month, day and year]',
    responsible: {
      name: '[Legal name of the company]',
      address: '[street, city, state and ZIP code]',
    },
    mail: { provider: '[name of your mail provider]', kept: '[for how long]' },
  },

  notFound: {
    heading: 'This road ends here',
    text: 'There is no page at this address.',
    home: 'Back to the start',
  },
};
