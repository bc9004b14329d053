/**
 * Lists stand-ins, missing settings and, on an operator's computer, changes that are not published. The exit
 * code is 1 if one of them would mislead a visitor, lose an enquiry or undo what somebody else published.
 */
import { firebaseVariables } from '../../lib/environment';
import { main, must } from '../shared/cli';
import { loadEnv } from '../shared/env';
import { findings, type Finding } from './findings';
import { unpublished } from './unpublished';

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
  // The project's files do not show these.
  console.log(
    'Look yourself at the domain, the booking page, mail (docs/mail.md) and what the privacy page says of it.\n',
  );
  must(blocking.length === 0, `Not ready to go live: ${blocking.length} to be set, listed above.`);
  console.log('The site is ready to go live.');
});
