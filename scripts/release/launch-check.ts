/**
 * Lists what still is a stand-in or not set before the site can go live, each with where to set it. Ends with
 * exit code 1 while something is left that would mislead a visitor or lose an enquiry.
 */
import { main } from '../shared/cli';
import { loadEnv } from '../shared/env';
import { findings, type Finding } from './findings';

/** What no file of the project tells. */
const unchecked = [
  'that SMTP_URL is set and its password right: npm run smoke -- --send-enquiry, after the deploy',
  'that mail from MAIL_FROM passes SPF, DKIM and DMARC: docs/mail.md names a tool',
  'that somebody reads the mailbox of MAIL_FROM: mail that can’t be delivered comes back to it',
  'that the privacy page names every company of SMTP_URL',
  'that the domain is connected: Firebase console, Hosting',
  'that the booking page is yours: open it',
  'that you keep mail as long as the privacy page says',
];

main(() => {
  loadEnv();
  const found = findings('.', process.env.NEXT_PUBLIC_FIREBASE_PROJECT_ID ?? '');
  const list = (title: string, lines: string[]) => {
    if (lines.length > 0) console.log(`${title}\n${lines.map((line) => `  ${line}`).join('\n')}\n`);
  };
  const line = ({ where, what }: Finding) => `${where}  ${what}`;
  const blocking = found.filter(({ blocks }) => blocks).map(line);

  list('To be set before the site goes live:', blocking);
  list('Warnings:', found.filter(({ blocks }) => !blocks).map(line));
  list('Could not be checked from here:', unchecked);
  if (blocking.length > 0) {
    throw new Error(`Not ready to go live: ${blocking.length} to be set, listed above.`);
  }
  console.log('Nothing stands in the way of going live.');
});
