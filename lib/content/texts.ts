import { contactErrors } from '../contact';
import type { Content } from './schema';

/**
 * What visitors read that is not in content/site.json, because it follows from what the site does, in English; a
 * translation has its own (lib/content/translation.ts). Paragraphs end at a line break, and braces hold what
 * lib/content/privacy.ts puts in.
 */
export const english = {
  /** Fixed by the specification (§5). */
  errors: contactErrors,
  /**
   * The privacy page. California's Online Privacy Protection Act (Business and Professions Code §22575) and
   * Consumer Privacy Act (Civil Code §1798.100) ask for the categories collected, purposes, recipients, retention,
   * rights, Do Not Track and an effective date.
   */
  privacy: {
    effective: 'Effective {date}',
    sent: {
      heading: 'What you send us',
      text: `The contact form asks for your {fields}. We use them to answer you, and for nothing else. In the words of California’s privacy law, these are identifiers and whatever else you choose to write.
Until you press Send, what you type stays in your browser, in that one tab. Your browser forgets it when your message is sent or the tab is closed for good.`,
    },
    goes: {
      heading: 'Where it goes',
      text: 'Your message becomes an email to our own mailbox. Sending and keeping it is done for us by {provider}. The website keeps no copy and has no database. Its log notes that a message was sent, or why it was not, but never what it says.',
    },
    kept: {
      heading: 'How long we keep it',
      text: 'We keep your email {kept}. Ask us, and we delete it sooner.',
    },
    logged: {
      heading: 'What the servers log',
      text: `Google runs this website for us, with Firebase Hosting and Cloud Functions. Like every web server, it sees your IP address, your kind of browser and what you asked for. By its own account, Google keeps the IP addresses of visitors for a few months. The log of calls to the contact form is kept for 30 days.
To hold off floods of messages, our server remembers the IP address of whoever sends one for {hours} hours, in memory alone.`,
      link: 'Privacy at Firebase',
    },
    withAnalytics: {
      heading: 'Cookies and analytics',
      text: `We use Google Analytics to count visits, presses of Book Now, and messages that were sent or failed; by itself it may also note how far you scroll and which links you follow. With each count, Google receives the address of the page, the kind of browser you use and, as with any request, your IP address. It never receives what you write in the form.
In the European Economic Area, the United Kingdom and Switzerland it keeps nothing in your browser: no cookies, no identifier. Elsewhere it sets cookies whose names begin with _ga, for two years at most, by which it recognizes your browser on this website; you can delete or block them. Google derives your region from your IP address. Nowhere do we let it use any of this for advertising.
If your browser sends Do Not Track or Global Privacy Control, analytics does not start at all.`,
      link: 'How Google uses data from sites like ours',
    },
    withoutAnalytics: {
      heading: 'Cookies and analytics',
      text: 'There are none: no cookies, no analytics, no advertising. Nothing here follows you around, whether or not your browser sends Do Not Track or Global Privacy Control.',
    },
    elsewhere: {
      heading: 'Other websites',
      text: '{booking} takes you to {host}, which is told that you come from this website. Other links and icons lead to further websites, such as our pages on other networks. What you do there is between you and them, under their privacy policies.',
    },
    unsold: {
      heading: 'No sale, no sharing',
      text: 'We do not sell personal information, and we do not share it for advertising, nor have we in the past 12 months. Only the companies named here handle it, and only to do their work for us.',
    },
    choices: {
      heading: 'Your choices',
      text: 'Ask us what we have about you, or ask us to correct or delete it: write to us or call. You need no account and no reason. We answer within 45 days, and treat you no differently for asking. To be sure that it is you, we may answer to the address you wrote from.',
      link: 'Write to {email}',
    },
    responsible: {
      heading: 'Who is responsible',
      text: `{company}, doing business as {brand}, {address}.
When this page changes, so does the date above.`,
    },
  },
};

export type Texts = typeof english;

/** A content with the texts that those from before they existed lack. */
export const complete = (content: Content) => ({
  ...content,
  header: { notice: { until: 'until', close: 'Close this notice' }, ...content.header },
  contact: {
    ...content.contact,
    form: {
      failedMail: { label: 'Send it by email', subject: `Enquiry for ${content.name}` },
      ...content.contact.form,
    },
  },
  notFound: { title: 'Not your stop.', ...content.notFound },
});
