/**
 * Compares two states of the site for whoever approves a change by looking at it, in one HTML file that needs no
 * other, and a folder of the same name with the headline and the pictures that a comment shows.
 *
 * npm run preview:report                                  the work in progress with the last committed state
 * npm run preview:report -- --live https://www.example    the work in progress with what that site serves
 * npm run preview:report -- <before> <after> [output.html]  two builds: their folders, or the sites' addresses
 *
 * `--approve <address>` names the pull request in which the change is approved.
 */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';

import { main, runs } from '../../scripts/shared/cli';
import { buildCommitted } from './read/committed';
import { renderPage } from './render';
import { foremost, report, type Report } from './report';

const usage =
  'Two builds are needed, or none: npm run preview:report -- <before-folder> <after-folder> [output.html]';

/** Where a live site is, which may be elsewhere than at its address. */
async function originOf(live: string): Promise<string> {
  const answer = await fetch(live).catch(() => undefined);
  if (answer?.ok) return new URL(answer.url).origin;
  throw new Error(
    `"${live}" does not answer with a page (${answer?.status ?? 'no answer'}): npm run preview:report -- --live https://www.your-domain.com`,
  );
}

/** Compares what stands in the project's folder with what is live or was last committed. */
async function compareWork(live: string | undefined): Promise<Report> {
  const before =
    live === undefined ? await buildCommitted() : { folder: await originOf(live), name: live };
  console.log('Building what is to be compared with it …');
  if (!runs('scripts/build/build.ts', [], { NEXT_PUBLIC_PREVIEW: '' })) {
    throw new Error('There is nothing to compare: the build failed; the lines above say why.');
  }
  return report(before.folder, 'out', { before: before.name, after: 'your changes' });
}

/** Writes the report, and beside it what a comment shows of it. */
async function write(found: Report, output: string, approve: string | undefined) {
  const page = await renderPage(found, approve);
  writeFileSync(output, page);
  const folder = output.replace(/\.html$/, '');
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder);
  writeFileSync(join(folder, 'headline.txt'), `${found.headline}\n`);
  for (const [index, { pairs }] of foremost(found).entries()) {
    // The computer's picture, where there is one.
    const { before, after } = pairs.at(-1) ?? {};
    if (before) writeFileSync(join(folder, `${index + 1}-before.webp`), before.webp);
    if (after) writeFileSync(join(folder, `${index + 1}-after.webp`), after.webp);
  }
  console.log(`Open ${output} (${(Buffer.byteLength(page) / 1e6).toFixed(1)} MB).`);
  console.log(`${found.headline}.`);
}

main(async () => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { live: { type: 'string' }, approve: { type: 'string' } },
  });
  const [before, after, output = 'preview-report.html'] = positionals;
  if (before && (!after || values.live !== undefined)) throw new Error(usage);
  if (!output.endsWith('.html')) {
    throw new Error(`The report is an HTML file: "${output}" must end in .html.`);
  }
  const found = before && after ? await report(before, after) : await compareWork(values.live);
  await write(found, output, values.approve);
});
