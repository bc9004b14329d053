import { z } from 'zod';

import { phonePattern } from './contact';
import { minSize, type PhotoSection } from './crops';
import { timeZone } from './time';

// zod would compile its checks with eval, which the editor's Content-Security-Policy forbids.
z.config({ jitless: true });

/**
 * The schemas of content/site.json and content/today.json, in the order of the files. The editor makes its
 * form from them: `title` becomes the label of a field, and `description` its hint.
 */

/** The parts of the page that an address can name, as in `#contact`. */
export const sectionIds = ['home', 'ski-shuttle', 'bike-shuttle', 'contact'] as const;

/**
 * A text that matches a pattern.
 *
 * @param patternError the sentence that the build and the editor show for any other text.
 */
const text = (pattern: RegExp, patternError: string) =>
  z.string().min(1, { abort: true }).regex(pattern, patternError).meta({ patternError });

const line = (max: number, title: string, description?: string) =>
  text(/^\S(.*\S)?$/, 'Write one line, without spaces at its ends.')
    .max(max)
    .meta({ title, description });

/**
 * A longer text, which has several lines in the form. Except in the lead, the page shows a line break as a
 * space.
 */
const paragraph = (max: number, title: string, description?: string) =>
  text(/^\S([\s\S]*\S)?$/, 'Leave out the spaces at the ends.')
    .max(max)
    .meta({ title, description, widget: 'text' });

/** An origin on the public web: https and a host name. It takes no local names, such as printer.lan. */
const publicOrigin =
  /^https:\/\/([a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?\.)+(?!(local|localhost|lan|internal|invalid|arpa)$)([a-z]{2,}|xn--[a-z0-9-]+)$/;

/** An address elsewhere. Browsers refuse many hosts that have other characters, or end in a number. */
const https = 'https://([\\w-]+\\.)+[A-Za-z][\\w-]+([/?#]\\S*)?';

const link = (title: string, description?: string) =>
  text(RegExp(`^${https}$`), 'Enter an address such as https://www.your-host.example/page.').meta({
    title,
    description,
  });

/** The axes of a photograph's focus. */
export const axes = { x: 'From the left', y: 'From the top' };

const share = (title: string) => z.number().min(0).max(1).meta({ title });

/** The path of a photograph in the project. */
export const photoPath = /^\/photos\/[a-z0-9_-]+\.(jpe?g|png|webp)$/;

function photo(section: PhotoSection) {
  const { width, height } = minSize(section);
  return z
    .strictObject({
      file: text(photoPath, 'Choose a JPEG, PNG or WebP in photos/.').meta({
        title: 'File',
        // The editor saves HEIC as WebP.
        description: `JPEG, PNG, WebP or HEIC, at least ${width} × ${height} pixels.`,
        widget: 'image',
      }),
      focus: z.strictObject({ x: share(axes.x), y: share(axes.y) }).meta({
        title: 'Press what every screen must show',
        widget: 'focus',
        section,
      }),
      alt: paragraph(
        120,
        'What it shows',
        'For visitors who cannot see it. Leave it empty if it only decorates.',
      ).optional(),
    })
    .meta({ title: 'Photograph' });
}

/** An address elsewhere, or a part of the page. */
const target = text(
  RegExp(`^(${https}|#(${sectionIds.join('|')}))$`),
  'Enter an address with https://, or a part of the page, such as #contact.',
)
  .max(200)
  .meta({
    title: 'Leads to',
    description: `An address with https://, or a part of the page: ${sectionIds.map((id) => `#${id}`).join(', ')}.`,
  });

const rows = z
  .array(
    z
      .strictObject({
        label: line(20, 'Label'),
        value: line(40, 'Value'),
        numeral: line(3, 'Large number before the value').optional(),
        href: target.optional(),
      })
      .meta({ title: 'Row' }),
  )
  .min(1)
  .max(6)
  .meta({ title: 'Rows', description: 'Such as pick-up and luggage.' });

const seasonIntro = {
  heading: line(20, 'Heading'),
  text: paragraph(160, 'Text'),
  link: line(32, 'Link to the shuttle'),
};

const prices = z
  .array(
    z
      .strictObject({
        dollars: text(/^\d{1,4}(\.\d\d)?$/, 'Enter dollars, such as 30 or 29.50.').meta({
          title: 'US dollars',
          description: 'Such as 30 or 29.50.',
        }),
        rider: line(16, 'Rider'),
      })
      .meta({ title: 'Price' }),
  )
  .min(1)
  .max(4)
  .meta({ title: 'Prices', description: 'For each rider, round trip.' });

const skiShuttle = z.strictObject({
  prices,
  rows: rows.optional(),
  photo: photo('skiShuttle'),
});

const bikeShuttle = z.strictObject({
  heading: line(80, 'Heading'),
  rows,
  photo: photo('bikeShuttle').meta({
    description: 'Visitors see it in the colors of winter first. It thaws as they scroll.',
  }),
});

const contact = z.strictObject({
  phone: text(phonePattern, 'Enter a number of the US or Canada, such as (435) 555-0142.').meta({
    title: 'Telephone',
    description: 'US or Canada, such as (435) 555-0142.',
  }),
  textMessages: line(24, 'Link for text messages', 'Only if the number receives text messages.').optional(),
  hours: z
    .array(line(40, 'Line'))
    .min(1)
    .max(5)
    .optional()
    .meta({ title: 'Hours and reply time', description: 'A line each, such as Mon – Fri, 7 AM – 7 PM.' }),
  email: text(z.regexes.email, 'Enter an email address, such as hello@your-domain.example.')
    .max(64)
    .meta({ title: 'Email', description: 'Such as hello@your-domain.example.' }),
  social: link('Social network page').optional(),
  photos: link('Photo-sharing page').optional(),
  reviews: link('Page with reviews').optional(),
});

export const siteSchema = z.strictObject({
  name: line(
    40,
    'Name of the company (the title)',
    'The lead, and title and description under Search engines, name it too.',
  ).min(3),
  url: text(
    publicOrigin,
    'Enter https:// and your domain in lowercase letters, with nothing after it, such as https://www.your-domain.example.',
  ).meta({
    title: 'Address of the site',
    description: 'Such as https://www.your-domain.example, with nothing after it.',
  }),
  booking: z
    .strictObject({
      href: link(
        'Address of your booking page',
        'Ending in utm_source=website, the provider can tell who came from here.',
      ),
    })
    .meta({ title: 'Book Now' }),
  hero: z
    .strictObject({
      line: line(60, 'Line under the name'),
      photo: photo('hero'),
    })
    .meta({ title: 'Top of the page' }),
  intro: z
    .strictObject({
      lead: paragraph(
        180,
        'Lead',
        'On tablets and computers, a new line in the form is a new line on the page.',
      ),
      winter: z
        .strictObject({
          ...seasonIntro,
          road: z
            .strictObject({
              label: line(32, 'Text'),
              href: link('Address'),
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
      label: line(60, 'Name', 'Read out by screen readers.'),
      photos: z
        .array(
          photo('photoRow')
            .extend({
              caption: line(16, 'Caption', 'In large letters on the photograph, such as Winter.').optional(),
            })
            .meta({ title: 'Photograph' }),
        )
        .length(4)
        .meta({ title: 'Photographs', description: 'Phones do not show them.' }),
    })
    .meta({ title: 'Row of photographs' }),
  band: z
    .strictObject({
      lines: z.array(line(20, 'Sentence')).min(1).max(3).meta({ title: 'Sentences' }),
    })
    .meta({ title: 'Band' }),
  bikeShuttle: bikeShuttle.meta({ title: 'Bike shuttle' }),
  contact: contact.meta({ title: 'Contact' }),
  privacy: z
    .strictObject({
      effective: line(40, 'In effect since', 'Such as May 1, 2027.'),
      company: line(80, 'Legal name of the company'),
      address: paragraph(120, 'Postal address'),
      mailProvider: line(60, 'Who sends and keeps your mail'),
      mailKept: line(40, 'How long you keep it', 'Such as for a year.'),
    })
    .meta({ title: 'Privacy page' }),
  seo: z
    .strictObject({
      title: line(60, 'Title', 'In search results.'),
      description: paragraph(160, 'Description').min(70),
      city: line(40, 'City'),
      state: text(/^[A-Z]{2}$/, 'Enter two letters, such as UT.').meta({ title: 'State' }),
      area: line(40, 'Area served'),
    })
    .meta({ title: 'Search engines' }),
});

/** When a text of today.json ends. */
const until = z.iso
  .datetime({
    offset: true,
    error: 'Enter a date and a time, such as 2026-12-15T18:00:00-07:00.',
  })
  .meta({
    title: 'Until',
    description: 'Date and time in Mountain Time. The text is hidden then.',
    timeZone,
  });

const seasonNote = z.strictObject({
  text: line(40, 'Text', 'Such as: Opens December 15.'),
  until,
});

/** The schema of content/today.json. Each of its texts has an end. */
export const todaySchema = z.strictObject({
  notice: z
    .strictObject({
      text: paragraph(140, 'Text', 'The page adds its end.'),
      until,
      link: z
        .strictObject({
          label: line(32, 'Text'),
          href: target,
        })
        .optional()
        .meta({ title: 'Link' }),
    })
    .optional()
    .meta({ title: 'Notice', description: 'A line above the header.' }),
  winter: seasonNote.optional().meta({
    title: 'Winter',
    description: 'A line in the introduction and at the ski shuttle, until its end.',
  }),
  summer: seasonNote.optional().meta({
    title: 'Summer',
    description: 'A line in the introduction and at the bike shuttle, until its end.',
  }),
});
