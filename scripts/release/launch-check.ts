/**
 * Lists stand-ins, missing settings and, on an operator's computer, changes that are not published. The exit
 * code is 1 if one of them would mislead a visitor, lose an enquiry or undo what somebody else published.
 */
import { firebaseVariables } from '../../lib/environment';
import { main, must } from '../shared/cli';
import { loadEnv } from '../shared/env';
import { findings } from './findings';
import { unpublished } from './unpublished';

const notCompared =
  'This folder is not compared with main at GitHub: this deploy removes what others have published since your last pull, and the next publish what only this folder has.\n';

main(() => {
  loadEnv();
  const found = findings('.', process.env[firebaseVariables.projectId] ?? '');
  // GitHub deploys a clean checkout, and compares it with main by itself.
  const what = process.env.CI || process.env.WITHOUT_GITHUB ? undefined : unpublished('.');
  if (what) found.unshift({ where: 'This folder:', what });

  if (process.env.WITHOUT_GITHUB) console.log(notCompared);
  if (found.length > 0) {
    const lines = found.map(({ where, what }) => `${where}  ${what}`);
    console.log(['To be set before the site goes live:', ...lines, ''].join('\n  '));
  }
  // The project's files do not show these.
  console.log(
    'Look yourself at photographs and logo, the domain, the booking page, mail (docs/mail.md), and what the privacy page says of it.\n',
  );
  must(found.length === 0, `Not ready to go live: ${found.length} to be set, listed above.`);
  console.log('The site is ready to go live.');
});
