/**
 * Lists stand-ins and missing settings, each with the place to set it. The exit code is 1 if one of them
 * would mislead a visitor or lose an enquiry.
 */
import { firebaseVariables } from '../../lib/environment';
import { main } from '../shared/cli';
import { loadEnv } from '../shared/env';
import { findings, type Finding } from './findings';

/** Requirements that the project's files do not show. */
const unchecked = [
  'SMTP_URL is set: npm run settings sends a test mail and stores it',
  'mail from MAIL_FROM passes SPF, DKIM and DMARC: docs/mail.md says how to see it',
  'somebody reads the mailbox of MAIL_FROM: mail that can’t be delivered comes back to it',
  'the privacy page names every company of SMTP_URL',
  'the domain is connected: Firebase console, Hosting',
  'the booking page is yours: open it',
  'you keep mail as long as the privacy page says',
];

main(() => {
  loadEnv();
  const found = findings('.', process.env[firebaseVariables.projectId] ?? '');
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
  console.log('The site is ready to go live.');
});
