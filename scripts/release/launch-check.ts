/**
 * Lists what still is a stand-in or not set before the site can go live, each with where to set it. Ends
 * with exit code 1 while something is left that would mislead a visitor or lose an enquiry.
 */
import { readFirebaseConfig } from '../../lib/browser/firebase-config';
import { assertContent } from '../build/check-content';
import { loadEnv } from '../shared/env';
import { main } from '../shared/cli';
import { mailNotes } from './mail-dns';

main(async () => {
  assertContent();
  // These modules read the content on import, so check it first.
  const [{ site, content }, { findings, unchecked }, { differences }] = await Promise.all([
    import('../../lib/content/site'),
    import('./findings'),
    import('./specified'),
  ]);
  loadEnv();
  const projectId = process.env.NEXT_PUBLIC_FIREBASE_PROJECT_ID ?? '';
  const domain = new URL(site.url).hostname.replace(/^www\./, '');
  const found = [...findings({ root: '.', projectId, domain }), ...differences(content)];
  try {
    readFirebaseConfig(process.env);
  } catch (error) {
    found.unshift({ blocks: true, what: (error as Error).message, where: '.env.production.local' });
  }
  const list = (title: string, lines: string[]) => {
    if (lines.length > 0) console.log(`${title}\n${lines.map((line) => `  ${line}`).join('\n')}\n`);
  };
  const lines = (blocks: boolean) =>
    found.filter((each) => each.blocks === blocks).map(({ what, where }) => `${where}  ${what}`);

  list('To be set before the site goes live:', lines(true));
  list('Warnings:', lines(false));
  list('Your mail, as the DNS has it:', await mailNotes(`functions/.env.${projectId}`));
  list('Could not be checked from here:', unchecked);
  const blocking = lines(true).length;
  if (blocking > 0) throw new Error(`Not ready to go live: ${blocking} to be set, listed above.`);
  console.log('Nothing stands in the way of going live.');
});
