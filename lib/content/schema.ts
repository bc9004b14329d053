import { z } from 'zod';

import { contactFields, contactNames, type ContactField } from '../contact';
import {
  choice,
  code,
  companyName,
  day,
  differentTexts,
  email,
  flag,
  group,
  hours,
  isGroup,
  line,
  lines,
  link,
  list,
  origin,
  phone,
  photograph,
  price,
  target,
  time,
  timeZone,
} from './fields';

/**
 * What content/site.json and content/today.json hold, in the page's order: the one source of the content's
 * types, of the editor's fields with their hints and limits, and of the build's checks. `fixed` marks what
 * docs/specification.md fixes; __tests__/build/page.test.tsx holds its values.
 */

/** A section that the address can name, as in `#contact`; it is the id of the section's element. */
export const sectionIds = ['home', 'ski-shuttle', 'bike-shuttle', 'contact'] as const;

/** Above so many characters a name needs a shorter one. */
const shortNameLimit = 24;

const season = <Shape extends z.core.$ZodLooseShape>(label: string, more: Shape) =>
  group(
    { label },
    {
      heading: lines(20, { label: 'Heading' }),
      text: lines(160, { label: 'Text' }),
      link: line(32, {
        label: 'Link to the shuttle',
        hint: '{prices} stands for the lowest and the highest price of the ski shuttle.',
      }),
      ...more,
    },
  );

/** What today's texts say in other languages: beside them, so that none outlives what it translates. */
const inOtherLanguages = <Shape extends z.core.$ZodLooseShape>(texts: Shape) =>
  list(
    0,
    3,
    {
      label: 'In other languages',
      hint: 'For pages in other languages; without it they show the text above.',
      entry: 'language',
    },
    group(
      { label: 'Translation' },
      { language: code(/^[a-z]{2}$/, 'de', { label: 'Language' }), ...texts },
    ),
  ).exactOptional();

/** When a shuttle runs: every year, from one day to another. */
const seasonField = (label: string) =>
  group(
    { label, hint: 'Without a season, this shuttle runs all year.' },
    {
      opens: day({ label: 'First day', hint: 'Month and day, of every year: such as 12-15.' }),
      closes: day({ label: 'Last day', hint: 'It still runs on that day.' }),
      closed: line(40, {
        label: 'Text while it does not run',
        hint: 'Such as "Opens December 15".',
      }),
      translations: inOtherLanguages({ closed: line(40, { label: 'Text while it does not run' }) }),
      bookAhead: flag(true, { label: 'Book Now stays while it does not run' }),
      closedNow: flag(false, { label: 'Closed now, whatever the date' }),
    },
  ).exactOptional();

const profile = (label: string) =>
  group(
    { label },
    {
      label: line(90, {
        label: 'Name of the link',
        hint: 'For visitors who cannot see the icon. {name} stands for the company’s name.',
        advanced: true,
      }),
      href: link({ label: 'Address of your page there' }),
    },
  );

/** All of content/today.json: what changes by the day, apart so that it goes live without review. */
export const todaySchema = group(
  { label: 'Today' },
  {
    notice: group(
      {
        label: 'Notice',
        hint: 'A line above the header until it ends by itself.',
      },
      {
        text: line(140, {
          label: 'Text',
          hint: 'Such as "Road 143 is closed today". The time when it ends is added.',
        }),
        until: time({ label: 'Until', hint: 'In the time zone of the company.' }),
        link: group(
          { label: 'Link' },
          {
            label: line(32, { label: 'Text of the link' }),
            to: target(sectionIds, {
              label: 'Leads to',
              hint: 'An address with https://, or a part of the page, such as #contact.',
            }),
          },
        ).exactOptional(),
        translations: inOtherLanguages({
          text: line(140, { label: 'Text' }),
          link: line(32, { label: 'Text of the link' }).exactOptional(),
        }),
      },
    ).exactOptional(),
    winter: seasonField('Winter'),
    summer: seasonField('Summer'),
  },
);

const fields = group(
  { label: 'The page' },
  {
    name: companyName(40, {
      label: 'Name of the company',
      hint: 'The title of the page. In every other text, {name} stands for it.',
      same: true,
    }),
    shortName: companyName(shortNameLimit, {
      label: 'Short name',
      hint: 'For the header and the home screens of phones, where the name is longer than 24 characters.',
      same: true,
    }).exactOptional(),
    header: group(
      { label: 'Header' },
      {
        skipLink: line(24, {
          label: 'Link past the header',
          hint: 'The first thing that visitors without a mouse reach.',
          advanced: true,
        }),
        nav: line(20, {
          label: 'Name of the menu',
          hint: 'Read out by screen readers.',
          advanced: true,
        }),
        notice: group(
          { label: 'Words of every notice' },
          {
            until: line(12, { label: 'Before its end', hint: 'Such as "until".' }),
            close: line(40, {
              label: 'Button that closes it',
              hint: 'Read out by screen readers.',
            }),
          },
        ).exactOptional(),
        links: list(
          1,
          3,
          { label: 'Menu', entry: 'label' },
          group(
            { label: 'Link' },
            {
              label: line(12, { label: 'Text', fixed: '§2' }),
              section: choice(sectionIds, { label: 'Leads to', fixed: '§2' }),
            },
          ),
        ),
      },
    ),
    booking: group(
      { label: 'Book Now' },
      {
        label: line(16, { label: 'Text of the buttons', fixed: '§4' }),
        href: link({ label: 'Address of your booking page' }),
      },
    ),
    hero: group(
      { label: 'Hero', hint: 'The large picture under the company’s name.' },
      {
        line: line(48, { label: 'Line below the name' }),
        photo: photograph('hero', 'decoration', { label: 'Photograph' }),
      },
    ),
    intro: group(
      { label: 'Introduction' },
      {
        lead: lines(180, { label: 'Lead' }),
        winter: season('Winter', {
          road: group(
            {
              label: 'Link for the road',
              hint: 'Stays all year; what holds today is a notice.',
            },
            {
              label: line(32, { label: 'Text', hint: 'Such as "Road 143 and weather".' }),
              href: link({ label: 'Address' }),
            },
          ).exactOptional(),
        }),
        summer: season('Summer', {}),
      },
    ),
    skiShuttle: group(
      { label: 'Ski shuttle card' },
      {
        heading: lines(80, { label: 'Heading', fixed: '§2' }),
        prices: list(
          1,
          3,
          { label: 'Prices', hint: 'Per rider, round trip.', entry: 'rider' },
          group(
            { label: 'Price' },
            {
              dollars: price({ label: 'US dollars', fixed: '§9' }),
              rider: line(16, { label: 'Rider', fixed: '§9' }),
            },
          ),
        ),
        rows: list(
          0,
          6,
          {
            label: 'Rows below the prices',
            hint: 'Such as departures, pick-up, luggage and cancellation.',
            entry: 'label',
          },
          group(
            { label: 'Row' },
            {
              label: line(18, { label: 'Label' }),
              value: line(40, { label: 'Value' }),
              href: link({
                label: 'Link',
                hint: 'Makes the value a link, such as to a map.',
              }).exactOptional(),
            },
          ),
        ).exactOptional(),
        photo: photograph('skiShuttle', 'content', { label: 'Photograph' }),
      },
    ),
    photoRow: group(
      { label: 'Row of photographs' },
      {
        label: line(60, {
          label: 'Name of the row',
          hint: 'Read out by screen readers.',
          advanced: true,
        }),
        scroll: line(60, {
          label: 'Name of the row where it scrolls',
          hint: 'Read out by screen readers, on tablets.',
          advanced: true,
        }),
        photos: list(
          4,
          4,
          { label: 'Photographs', entry: 'file', hint: 'Four squares.' },
          photograph('photoRow', 'content', { label: 'Photograph' }),
        ),
      },
    ),
    band: group(
      { label: 'Orange band' },
      {
        lines: list(
          1,
          3,
          {
            label: 'Statement',
            hint: 'One line on a wide screen, one below the other on a phone.',
          },
          line(12, { label: 'Part' }),
        ),
      },
    ),
    bikeShuttle: group(
      { label: 'Bike shuttle' },
      {
        heading: lines(40, { label: 'Heading' }),
        rows: list(
          1,
          8,
          { label: 'Rows of the white card', entry: 'label' },
          group(
            { label: 'Row' },
            {
              label: line(18, { label: 'Label' }),
              numeral: line(3, {
                label: 'Number before the value',
                hint: 'Such as 3, shown as large as a price; empty for none.',
                same: true,
              }).exactOptional(),
              value: line(40, { label: 'Value' }),
              section: choice(sectionIds, {
                label: 'Leads to',
                hint: 'Makes the row a question beside Book Now, and its value a link to that part of the page.',
              }).exactOptional(),
            },
          ),
        ),
        photo: photograph('bikeShuttle', 'decoration', { label: 'Photograph' }),
      },
    ),
    contact: group(
      { label: 'Contact' },
      {
        heading: lines(20, { label: 'Heading', fixed: '§2' }),
        intro: lines(160, { label: 'Introduction', fixed: '§2' }),
        form: group(
          {
            label: 'Form',
            hint: 'The error of each field is fixed by the specification (§5); lib/contact.ts has it, for the page and the server alike.',
          },
          {
            labels: differentTexts(
              { label: 'Labels of the fields' },
              Object.fromEntries(
                contactFields.map((field) => [field, line(20, { label: contactNames[field] })]),
              ) as Record<ContactField, ReturnType<typeof line>>,
            ),
            phoneHint: line(40, { label: 'Below the label of the telephone number' }),
            messageHint: line(40, {
              label: 'Below the label of the message',
              hint: 'What you need to know, such as "Date, riders, town".',
            }).exactOptional(),
            required: line(60, { label: 'Above the form' }),
            send: line(16, { label: 'Button' }),
            sending: line(16, {
              label: 'Button while a message is on its way',
              fixed: '§4',
            }),
            sent: lines(90, { label: 'Thanks', fixed: '§4' }),
            failed: lines(90, { label: 'When a message could not be sent', fixed: '§8' }),
            failedMail: group(
              { label: 'Email, when a message could not be sent' },
              {
                label: line(32, {
                  label: 'Link',
                  hint: 'Opens the visitor’s own mail program with the message in it.',
                }),
                subject: line(60, { label: 'Subject' }),
              },
            ).exactOptional(),
            problems: group(
              {
                label: 'After Send with mistakes',
                hint: 'Read out by screen readers; # stands for how many.',
              },
              {
                one: line(60, { label: 'One mistake', advanced: true }),
                other: line(60, { label: 'Several mistakes', advanced: true }),
              },
            ),
            withoutItsScript: lines(160, { label: 'When the form has not loaded' }),
            withoutScript: lines(160, { label: 'Without JavaScript' }),
          },
        ),
        phone: group(
          { label: 'Telephone' },
          {
            label: line(24, { label: 'Label' }),
            display: phone({ label: 'Number' }),
            text: line(24, {
              label: 'Link for text messages',
              hint: 'Such as "Text us". Only where the number takes them.',
            }).exactOptional(),
            hours: list(
              0,
              4,
              {
                label: 'Hours',
                hint: 'When you answer. Visitors read them in their page’s language, search engines as they are.',
              },
              hours({ label: 'Days and hours' }),
            ).exactOptional(),
            reply: line(40, {
              label: 'Usual reply time',
              hint: 'Such as "We reply within two hours".',
            }).exactOptional(),
          },
        ),
        email: group(
          { label: 'Email' },
          { label: line(24, { label: 'Label' }), address: email({ label: 'Address' }) },
        ),
        social: profile('Social network'),
        photos: profile('Photo-sharing page'),
        reviews: profile('Reviews').exactOptional(),
      },
    ),
    footer: group(
      { label: 'Footer' },
      {
        rights: line(40, { label: 'After the company’s name', fixed: '§2' }),
        privacy: line(30, { label: 'Link to the privacy page' }),
      },
    ),
    privacy: group(
      {
        label: 'Privacy page',
        hint: 'What only you know; the rest of that page follows from what the site does.',
      },
      {
        heading: lines(30, { label: 'Heading' }),
        description: lines(160, { label: 'Description for search engines', advanced: true }, 70),
        intro: lines(160, { label: 'Introduction' }),
        effective: line(40, {
          label: 'In effect since',
          hint: 'A date, such as May 1, 2027.',
        }),
        responsible: group(
          { label: 'Who is responsible for the data' },
          {
            name: line(80, { label: 'Legal name of the company', same: true }),
            address: line(120, { label: 'Postal address', same: true }),
          },
        ),
        mail: group(
          { label: 'Your mailbox' },
          {
            provider: line(60, {
              label: 'Who sends and keeps your mail',
              hint: 'Every provider of SMTP_URL and MAIL_TO.',
              same: true,
            }),
            kept: line(40, {
              label: 'How long an enquiry stays in it',
              hint: 'Such as "for two years".',
            }),
          },
        ),
      },
    ),
    notFound: group(
      { label: 'Page not found' },
      {
        title: lines(24, { label: 'Title' }).exactOptional(),
        heading: lines(40, { label: 'Heading' }),
        home: line(30, { label: 'Link to the page' }),
      },
    ),
    details: group(
      {
        label: 'Advanced',
        hint: 'For search engines and shared links, and where the site and the company are.',
      },
      {
        title: line(60, { label: 'Title', hint: 'In search results; they cut what is longer.' }),
        description: lines(
          160,
          {
            label: 'Description',
            hint: 'In search results and shared links; they ignore what is shorter than 70 characters.',
          },
          70,
        ),
        language: code(/^[a-z]{2}$/, 'en', { label: 'Language of the page' }),
        url: origin({ label: 'Address of the site' }),
        httpsOnly: choice(['host', 'subdomains', 'preload'], {
          label: 'HTTPS only for',
          hint: 'This can’t be undone: leave it at "host" unless whoever looks after the domain says otherwise.',
        }),
        timeZone: timeZone({ label: 'Time zone', hint: 'Of the times in your mail.' }),
        place: group(
          { label: 'Where the company is', hint: 'For search engines.' },
          {
            locality: line(40, { label: 'City', same: true }),
            region: code(/^[A-Z]{2}$/, 'UT', { label: 'State' }),
            country: code(/^[A-Z]{2}$/, 'US', { label: 'Country' }),
            areaServed: line(40, { label: 'Area served', same: true }),
          },
        ),
      },
    ),
  },
);

/** A section's key in the content, such as `bikeShuttle`. */
const keyOf = (section: string) =>
  section.replaceAll(/-./g, (match) => match.slice(1).toUpperCase());

/** By these names screen readers tell the parts of the page apart. */
function partNames(page: z.infer<typeof fields>): string[] {
  const parts = page as Record<string, unknown>;
  const headings = sectionIds.map((id) => {
    const part = parts[keyOf(id)];
    return isGroup(part) ? part.heading : undefined;
  });
  return [page.photoRow.label, ...headings.filter((text) => typeof text === 'string')];
}

/** All of content/site.json. */
export const pageSchema = fields
  .refine((page) => new Set(partNames(page)).size === partNames(page).length, {
    path: ['contact', 'heading'],
    message: 'a heading that no other part of the page has as its heading or name',
  })
  .refine(({ name, shortName }) => shortName !== undefined || name.length <= shortNameLimit, {
    path: ['shortName'],
    message: `a text of 3 to ${shortNameLimit} characters, because the name is longer: it stands in the header and on home screens`,
    when: ({ value }) => fields.shape.name.safeParse((value as { name?: unknown }).name).success,
  });

/** The whole content: the page, with `today` in it. */
export const contentSchema = pageSchema.safeExtend({ today: todaySchema });

/** Every word, figure, link and photograph of the page, as both files hold it. */
export type Content = z.infer<typeof contentSchema>;

/** Joins what the two files hold, parsed, to the whole content; valid or not. */
export const wholeContent = (page: unknown, today: unknown): object => ({
  ...(page as object),
  today,
});
