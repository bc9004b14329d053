/**
 * Lists stand-ins, missing settings and, on an operator's computer, changes that are not published. The exit
 * code is 1 if one of them would mislead a visitor, lose an enquiry or undo what somebody else published.
 */
import { firebaseVariables } from '../../lib/environment';
import { main, must } from '../shared/cli';
import { loadEnv } from '../shared/env';
import { findings, type Finding } from './findings';
import { unpublished } from './unpublished';

/** Requirements that the project's files do not show. */
const unchecked = [
  'SMTP_URL, MAIL_FROM and MAIL_TO are set: npm run smoke says so after the deploy',
  'mail from MAIL_FROM passes SPF, DKIM and DMARC: docs/mail.md says how to see it',
  'somebody reads the mailbox of MAIL_FROM: mail that can’t be delivered comes back to it',
  'the privacy page names every company of SMTP_URL',
  'the domain is connected: Firebase console, Hosting',
  'the booking page is yours: open it',
  'you keep mail as long as the privacy page says',
];

const notCompared =
  'is not compared with main at GitHub: the site loses what others have published there since, and the next publish takes back what only this folder has';

main(() => {
  loadEnv();
  const found = findings('.', process.env[firebaseVariables.projectId] ?? '');
  // GitHub deploys a clean checkout, and compares it with main by itself.
  if (!process.env.CI) {
    const isAlone = Boolean(process.env.WITHOUT_GITHUB);
    const what = isAlone ? notCompared : unpublished('.');
    if (what) found.unshift({ blocks: !isAlone, where: 'This folder:', what });
  }

  const list = (title: string, lines: string[]) => {
    if (lines.length > 0) console.log([title, ...lines, ''].join('\n  '));
  };
  const blocking = found.filter(({ blocks }) => blocks);
  const line = ({ where, what }: Finding) => `${where}  ${what}`;
  list('To be set before the site goes live:', blocking.map(line));
  list('Warnings:', found.filter(({ blocks }) => !blocks).map(line));
  list('Could not be checked from here:', unchecked);
  must(blocking.length === 0, `Not ready to go live: ${blocking.length} to be set, listed above.`);
  console.log('The site is ready to go live.');
});
