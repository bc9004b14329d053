import type { FirebaseConfig } from '../browser/firebase-config';
import { addressHours } from '../retention';
import type { Site } from './site';

/** A part of the privacy page. */
export interface PrivacyPart {
  heading: string;
  paragraphs: string[];
  /** Where to read on, or to write to. */
  link?: { label: string; href: string };
}

/**
 * What the privacy page says, derived from what the site does. California's Online Privacy Protection Act
 * (Business and Professions Code §22575) and Consumer Privacy Act (Civil Code §1798.100) ask for the
 * categories collected, purposes, recipients, retention, rights, Do Not Track and an effective date.
 *
 * @param measurementId of analytics; empty when the site runs without.
 */
export function privacyParts(
  { name, booking, contact, privacy }: Site,
  { measurementId }: Pick<FirebaseConfig, 'measurementId'>,
): PrivacyPart[] {
  const { email, form } = contact;
  const fields = Object.values(form.labels).map((label) => label.toLowerCase());
  const listed = new Intl.ListFormat('en-US').format(fields);

  return [
    {
      heading: 'What you send us',
      paragraphs: [
        `The contact form asks for your ${listed}. We use them to answer you, and for nothing else. In the words of California’s privacy law, these are identifiers and whatever else you choose to write.`,
        'Until you press Send, what you type stays in your browser, in that one tab. Your browser forgets it when your message is sent or the tab is closed for good.',
      ],
    },
    {
      heading: 'Where it goes',
      paragraphs: [
        `Your message becomes an email to our own mailbox. Sending and keeping it is done for us by ${privacy.mail.provider}. The website keeps no copy and has no database. Its log notes that a message was sent, or why it was not, but never what it says.`,
      ],
    },
    {
      heading: 'How long we keep it',
      paragraphs: [`We keep your email ${privacy.mail.kept}. Ask us, and we delete it sooner.`],
    },
    {
      heading: 'What the servers log',
      paragraphs: [
        'Google runs this website for us, with Firebase Hosting and Cloud Functions. Like every web server, it sees your IP address, your kind of browser and what you asked for. By its own account, Google keeps the IP addresses of visitors for a few months. The log of calls to the contact form is kept for 30 days.',
        `To hold off floods of messages, our server remembers the IP address of whoever sends one for ${addressHours} hours, in memory alone.`,
      ],
      link: { label: 'Privacy at Firebase', href: 'https://firebase.google.com/support/privacy' },
    },
    measurementId ? withAnalytics : withoutAnalytics,
    {
      heading: 'Other websites',
      paragraphs: [
        `${booking.label} takes you to ${new URL(booking.href).host}, which is told that you come from this website, and two icons lead to our pages on other networks. What you do there is between you and them, under their privacy policies.`,
      ],
    },
    {
      heading: 'No sale, no sharing',
      paragraphs: [
        'We do not sell personal information, and we do not share it for advertising, nor have we in the past 12 months. Only the companies named here handle it, and only to do their work for us.',
      ],
    },
    {
      heading: 'Your choices',
      paragraphs: [
        `Ask us what we have about you, or ask us to correct or delete it: write to us or call. You need no account and no reason. We answer within 45 days, and treat you no differently for asking. To be sure that it is you, we may answer to the address you wrote from.`,
      ],
      link: { label: `Write to ${email.address}`, href: `mailto:${email.address}` },
    },
    {
      heading: 'Who is responsible',
      paragraphs: [
        `${privacy.responsible.name}, doing business as ${name}, ${privacy.responsible.address}.`,
        'When this page changes, so does the date above.',
      ],
    },
  ];
}

const withoutAnalytics: PrivacyPart = {
  heading: 'Cookies and analytics',
  paragraphs: [
    'There are none: no cookies, no analytics, no advertising. Nothing here follows you around, whether or not your browser sends Do Not Track or Global Privacy Control.',
  ],
};

const withAnalytics: PrivacyPart = {
  heading: 'Cookies and analytics',
  paragraphs: [
    'We use Google Analytics to count visits, presses of Book Now, and messages that were sent or failed; by itself it may also note how far you scroll and which links you follow. With each count, Google receives the address of the page, the kind of browser you use and, as with any request, your IP address. It never receives what you write in the form.',
    'In the European Economic Area, the United Kingdom and Switzerland it keeps nothing in your browser: no cookies, no identifier. Elsewhere it sets cookies whose names begin with _ga, for two years at most, by which it recognizes your browser on this website; you can delete or block them. Google derives your region from your IP address. Nowhere do we let it use any of this for advertising.',
    'If your browser sends Do Not Track or Global Privacy Control, analytics does not start at all.',
  ],
  link: {
    label: 'How Google uses data from sites like ours',
    href: 'https://policies.google.com/technologies/partner-sites',
  },
};
