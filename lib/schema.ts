import { z } from 'zod';

import { emailPattern, phonePattern } from './contact';
import { timeZone } from './season';

/**
 * The schemas of content/site.json and content/today.json, in the order of the files. The editor makes its form from
 * them: `title` becomes the label of a field, and `description` its hint.
 */

/** The parts of the page that an address can name, as in `#contact`. */
export const sectionIds = ['home', 'ski-shuttle', 'bike-shuttle', 'contact'] as const;

/**
 * A text that matches a pattern.
 *
 * @param patternError the sentence that the build and the editor show for any other text.
 */
const text = (pattern: RegExp, patternError: string) =>
  z.string().regex(pattern, patternError).meta({ patternError });

/** A text on one line. */
const line = (max: number) =>
  text(/^\S(.*\S)?$/, 'One line, without spaces at its ends')
    .min(1)
    .max(max);

/** An origin on the public web: https and the name of a host, which is not one that only some networks know. */
const publicOrigin =
  /^https:\/\/([a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?\.)+(?!(local|localhost|lan|internal|invalid|arpa)$)([a-z]{2,}|xn--[a-z0-9-]+)$/;

const link = () => z.url({ protocol: /^https$/, error: 'An address that begins with https://' });

/** For texts that the specification fixes. */
const specified = { description: 'The specification fixes these words.' };

const share = () => z.number().min(0).max(1).multipleOf(0.01);

/** The path of a photograph in the project. */
export const photoPath = /^\/photos\/[a-z0-9_-]+\.(jpe?g|webp)$/;

const photo = z.strictObject({
  file: text(photoPath, 'A JPEG or WebP in photos/').meta({
    title: 'Picture',
    description: 'JPEG or WebP. 2600 × 1400 pixels are enough in every place.',
    widget: 'image',
  }),
  focus: z
    .strictObject({
      x: share().meta({ title: 'From the left', description: '0 is the left edge, 1 the right.' }),
      y: share().meta({ title: 'From the top', description: '0 is the upper edge, 1 the lower.' }),
    })
    .meta({ title: 'Focus', description: 'This point stays in view however the picture is cut.' }),
  alt: line(120).optional().meta({
    title: 'What it shows',
    description: 'For visitors who cannot see it. Leave it empty where the picture decorates.',
  }),
});

/** An address elsewhere, or a part of the page. */
const target = () =>
  text(
    new RegExp(`^(https://\\S+|#(${sectionIds.join('|')}))$`),
    'An address that begins with https://, or a part of the page, such as #contact',
  )
    .max(200)
    .meta({ title: 'Leads to', description: 'An address with https://, or such as #contact.' });

const rows = z
  .array(
    z
      .strictObject({
        label: line(20).meta({ title: 'Label' }),
        value: line(40).meta({ title: 'Value' }),
        numeral: line(3).optional().meta({ title: 'Large number before the value' }),
        href: target().optional(),
      })
      .refine(({ numeral, href }) => !numeral || !href, {
        path: ['href'],
        error: 'Nothing, in a row with a large number',
      })
      .meta({ title: 'Row' }),
  )
  .min(1)
  .max(6)
  .meta({ title: 'Rows', description: 'Such as pick-up and luggage.' });

const seasonIntro = {
  heading: line(20).meta({ title: 'Heading' }),
  text: line(160).meta({ title: 'Text' }),
  link: line(32).meta({ title: 'Link to the shuttle' }),
};

const menu = z
  .array(
    z
      .strictObject({
        label: line(12).meta({ title: 'Text' }),
        section: z.enum(sectionIds).meta({ title: 'Leads to' }),
      })
      .meta({ title: 'Link' }),
  )
  .length(2);

const skiShuttle = z.strictObject({
  heading: line(80).meta({ title: 'Heading', ...specified }),
  prices: z
    .array(
      z
        .strictObject({
          dollars: z.number().min(0).max(9999).multipleOf(0.01).meta({ title: 'US dollars' }),
          rider: line(16).meta({ title: 'Rider' }),
        })
        .meta({ title: 'Price' }),
    )
    .min(1)
    .max(4)
    .meta({ title: 'Prices', description: 'For each rider, round trip.' }),
  rows: rows.optional(),
  photo: photo.meta({ title: 'Photograph' }),
});

const bikeShuttle = z.strictObject({
  heading: line(80).meta({ title: 'Heading' }),
  rows,
  photo: photo.meta({ title: 'Photograph' }),
});

const form = z
  .strictObject({
    labels: z
      .strictObject({
        name: line(20).meta({ title: 'Name' }),
        email: line(20).meta({ title: 'Email' }),
        phone: line(20).meta({ title: 'Phone' }),
        message: line(20).meta({ title: 'Message' }),
      })
      .meta({ title: 'Labels' }),
    phoneHint: line(40).meta({ title: 'Hint for the telephone number' }),
    messageHint: line(40)
      .optional()
      .meta({ title: 'Hint for the message', description: 'Such as "Date, riders, town".' }),
    required: line(60).meta({ title: 'Above the form' }),
    send: line(16).meta({ title: 'Button' }),
    sending: line(16).meta({ title: 'Button while sending', ...specified }),
    sent: line(90).meta({ title: 'Thanks', ...specified }),
    failed: line(90).meta({ title: 'When sending failed', ...specified }),
    withoutItsScript: line(160).meta({ title: 'When the form has not loaded' }),
    withoutScript: line(160).meta({ title: 'Without JavaScript' }),
    failedMail: line(32).meta({ title: 'Link to write an email then' }),
  })
  .meta({ title: 'Form' });

const contact = z.strictObject({
  heading: line(80).meta({ title: 'Heading', ...specified }),
  intro: line(160).meta({ title: 'Introduction', ...specified }),
  form,
  phone: text(phonePattern, 'A number of the US or Canada, such as (435) 555-0142').meta({
    title: 'Telephone',
    description: 'US or Canada, such as (435) 555-0142.',
  }),
  textMessages: line(24)
    .optional()
    .meta({ title: 'Link for text messages', description: 'Where the number takes them.' }),
  hours: z
    .array(line(40).meta({ title: 'Line' }))
    .min(1)
    .max(4)
    .optional()
    .meta({ title: 'Hours', description: 'A line each, such as Mon – Fri, 7 AM – 7 PM.' }),
  replyTime: line(40).optional().meta({ title: 'Usual reply time' }),
  email: text(emailPattern, 'An email address, such as hello@your-domain.example')
    .max(64)
    .meta({ title: 'Email', description: 'Such as hello@your-domain.example.' }),
  social: link().optional().meta({ title: 'Social network page' }),
  photos: link().optional().meta({ title: 'Photo-sharing page' }),
  reviews: link().optional().meta({ title: 'Page with reviews' }),
});

/** The schema of content/site.json. */
export const siteSchema = z.strictObject({
  name: line(40).min(3).meta({ title: 'Name of the company' }),
  url: text(
    publicOrigin,
    'https:// and your domain in lowercase letters, with nothing after it, such as https://www.your-domain.example',
  ).meta({
    title: 'Address of the site',
    description: 'Such as https://www.your-domain.example, with nothing after it.',
  }),
  menu: menu.meta({ title: 'Menu', ...specified }),
  booking: z
    .strictObject({
      label: line(16).meta({ title: 'Text of the buttons', ...specified }),
      href: link().meta({
        title: 'Address of your booking page',
        description: 'Ending in utm_source=website, the provider can tell who came from here.',
      }),
    })
    .meta({ title: 'Book Now' }),
  hero: z
    .strictObject({
      line: line(60).meta({ title: 'Line under the name' }),
      photo: photo.meta({ title: 'Photograph' }),
    })
    .meta({ title: 'Hero' }),
  intro: z
    .strictObject({
      lead: line(180).meta({ title: 'Lead' }),
      winter: z
        .strictObject({
          ...seasonIntro,
          road: z
            .strictObject({
              label: line(32).meta({ title: 'Text' }),
              href: link().meta({ title: 'Address' }),
            })
            .optional()
            .meta({ title: 'Link for the road', description: 'Stays all year.' }),
        })
        .meta({ title: 'Winter' }),
      summer: z.strictObject(seasonIntro).meta({ title: 'Summer' }),
    })
    .meta({ title: 'Introduction' }),
  skiShuttle: skiShuttle.meta({ title: 'Ski shuttle' }),
  photoRow: z
    .strictObject({
      label: line(60).meta({ title: 'Name', description: 'Read out by screen readers.' }),
      photos: z
        .array(photo.meta({ title: 'Photograph' }))
        .length(4)
        .meta({ title: 'Photographs' }),
    })
    .meta({ title: 'Row of photographs' }),
  band: z
    .strictObject({
      lines: z
        .array(line(20).meta({ title: 'Sentence' }))
        .min(1)
        .max(3)
        .meta({ title: 'Sentences' }),
    })
    .meta({ title: 'Orange band' }),
  bikeShuttle: bikeShuttle.meta({ title: 'Bike shuttle' }),
  contact: contact.meta({ title: 'Contact' }),
  footer: z
    .strictObject({
      rights: line(40).meta({ title: 'After the company’s name', ...specified }),
    })
    .meta({ title: 'Footer' }),
  privacy: z
    .strictObject({
      effective: line(40).meta({ title: 'In effect since', description: 'Such as May 1, 2027.' }),
      company: line(80).meta({ title: 'Legal name of the company' }),
      address: line(120).meta({ title: 'Postal address' }),
      mailProvider: line(60).meta({ title: 'Who sends and keeps your mail' }),
      mailKept: line(40).meta({
        title: 'How long you keep it',
        description: 'Such as for a year.',
      }),
    })
    .meta({ title: 'Privacy page' }),
  seo: z
    .strictObject({
      title: line(60).meta({ title: 'Title', description: 'In search results.' }),
      description: line(160).min(70).meta({ title: 'Description' }),
      city: line(40).meta({ title: 'City' }),
      state: text(/^[A-Z]{2}$/, 'Two letters, such as UT').meta({ title: 'State' }),
      area: line(40).meta({ title: 'Area served' }),
    })
    .meta({ title: 'Search engines' }),
});

const dayOfYear = text(
  /^((0[13578]|1[02])-(0[1-9]|[12]\d|3[01])|(0[469]|11)-(0[1-9]|[12]\d|30)|02-(0[1-9]|1\d|2[0-8]))$/,
  'A month and day that every year has, such as 12-15',
);

const season = z
  .strictObject({
    opens: dayOfYear.meta({ title: 'First day', description: 'Month and day, such as 12-15.' }),
    closes: dayOfYear.meta({ title: 'Last day', description: 'It still runs on that day.' }),
    closed: line(40).meta({
      title: 'Text while it does not run',
      description: 'Such as: Opens December 15.',
    }),
  })
  .refine(({ opens, closes }) => opens !== closes, {
    path: ['closes'],
    error: 'Another day than the first',
  });

/** The schema of content/today.json. Notice and seasons have their own file, so that they go live without review. */
export const todaySchema = z.strictObject({
  notice: z
    .strictObject({
      text: line(140).meta({ title: 'Text', description: 'Its end is added.' }),
      until: z.iso
        .datetime({ offset: true, error: 'A time with its offset: 2026-12-15T18:00:00-07:00' })
        .meta({ title: 'Until', description: 'Mountain Time.', timeZone }),
      link: z
        .strictObject({
          label: line(32).meta({ title: 'Text' }),
          to: target(),
        })
        .optional()
        .meta({ title: 'Link' }),
    })
    .optional()
    .meta({ title: 'Notice', description: 'A line above the header until it ends by itself.' }),
  winter: season.optional().meta({ title: 'Winter', description: 'Without it: all year.' }),
  summer: season.optional().meta({ title: 'Summer', description: 'Without it: all year.' }),
});

export type SiteFile = z.infer<typeof siteSchema>;
export type TodayFile = z.infer<typeof todaySchema>;
