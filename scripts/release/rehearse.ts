/**
 * Rehearses a launch: takes a clean clone of the last commit, makes it another company's in its editor, and
 * goes with it through everything up to the deploy; then changes prices, ends the seasons, sets a notice and
 * goes the short way. Nothing leaves this machine, and the clone is removed at the end.
 */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { contentFile, parseContent } from '../../lib/content/problems';
import type { Content } from '../../lib/content/schema';
import { siteOf } from '../../lib/content/site';
import { companies, type Company } from '../../test-support/companies';
import { makePhotographs } from '../../test-support/companies/photographs';
import { startEditor } from '../../test-support/product';
import { gitIn } from '../local/git';
import { main, runsNpm } from '../shared/cli';

const company = companies.ordinary;

/** An ordinary project's id, which the launch check takes for the operator's own. */
const project = 'canyon-country-shuttle';

/** What the operator writes by hand. */
const settings = {
  '.env.production.local': [
    'NEXT_PUBLIC_FIREBASE_API_KEY=AIzaRehearsal',
    `NEXT_PUBLIC_FIREBASE_PROJECT_ID=${project}`,
    'NEXT_PUBLIC_FIREBASE_APP_ID=1:100000000000:web:1000000000000000000000',
    'NEXT_PUBLIC_FIREBASE_MEASUREMENT_ID=G-REHEARSAL',
  ],
  [`functions/.env.${project}`]: [
    'MAIL_FROM="Canyon Country Shuttle website <website@canyoncountryshuttle.test>"',
    'MAIL_TO=office@canyoncountryshuttle.test',
  ],
  'SECURITY.md': ['Write to security@canyoncountryshuttle.test.'],
};

const folder = mkdtempSync(join(tmpdir(), 'rehearsal-'));

function must(holds: boolean, problem: string) {
  if (!holds) throw new Error(`The rehearsal has failed: ${problem}. The lines above say more.`);
}

/** Runs one of the clone's npm commands. */
function npm(...args: string[]) {
  console.log(`\n— npm ${args.join(' ')}`);
  must(runsNpm(args, folder), `npm ${args.join(' ')} ended with an error`);
}

const git = async (...args: string[]) => (await gitIn(folder)(args)).trim();

/** Saves in the clone's editor, as a press of Save does: contents by path. */
async function save(files: Record<string, Buffer>) {
  const editor = await startEditor(folder);
  try {
    const additions = Object.entries(files).map(([path, contents]) => ({
      path,
      contents: contents.toString('base64'),
    }));
    const answer = await fetch(new URL('/api/keystatic/update', editor.address), {
      method: 'POST',
      headers: { 'no-cors': '1', 'content-type': 'application/json' },
      body: JSON.stringify({ additions, deletions: [] }),
    });
    must(answer.ok, `the editor did not save: ${await answer.text()}`);
  } finally {
    await editor.end();
  }
}

const asFile = (content: Content) => Buffer.from(JSON.stringify(content));

/** What the operator does once: words, photographs and settings. */
async function fillIn({ content, hero }: Company) {
  const site = siteOf(parseContent(content));
  const originals = mkdtempSync(join(tmpdir(), 'originals-'));
  const names = await makePhotographs(originals, site, hero);
  const files: Record<string, Buffer> = { [contentFile]: asFile(content) };
  for (const name of names) files[`photos/${name}`] = readFileSync(join(originals, name));
  rmSync(originals, { recursive: true });
  await save(files);
  for (const [file, lines] of Object.entries(settings)) {
    writeFileSync(join(folder, file), `${lines.join('\n')}\n`);
  }
  await git('add', '--all');
  const operator = ['-c', 'user.name=Operator', '-c', 'user.email=operator@rehearsal.test'];
  await git(...operator, 'commit', '-qm', 'Ours');
}

/** @param checks the npm command that the change must pass. */
function goLive(...checks: string[]) {
  npm('run', 'launch:check');
  npm(...checks);
  npm('run', 'build');
  npm('run', 'smoke', '--', '--local');
}

main(async () => {
  try {
    await git('clone', '--quiet', process.cwd(), folder);
    npm('ci');
    await fillIn(company);
    goLive('test');

    const content = structuredClone(company.content);
    for (const price of content.skiShuttle.prices) price.dollars += 2.5;
    content.today.winter = {
      opens: '12-15',
      closes: '04-10',
      closed: 'Opens December 15',
      bookAhead: false,
    };
    content.today.summer = {
      opens: '06-15',
      closes: '10-10',
      closed: 'Closed for now',
      closedNow: true,
    };
    await save({ [contentFile]: asFile(content) });
    npm('run', 'notice', '--', 'Road 143 is closed today', '--until', 'tomorrow 18:00');
    goLive('run', 'check', '--', '--since', 'HEAD');
    const changed = await git('status', '--porcelain');
    must(
      changed === `M ${contentFile}`,
      `new content has changed more than ${contentFile}: ${changed}`,
    );
    console.log('\nThe launch would have worked, and so would new prices, seasons and a notice.');
  } finally {
    rmSync(folder, { recursive: true, force: true, maxRetries: 10 });
  }
});
