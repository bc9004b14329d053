/**
 * Compares two states of the site for whoever approves a change by looking at it, in one HTML file that needs no
 * other.
 *
 * npm run preview:report                                  the work in progress with the last committed state
 * npm run preview:report -- --live https://www.example    the work in progress with what that site serves
 * npm run preview:report -- <before-folder> <after-folder> [output.html] [--check-links]
 */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';

import { main, runs } from '../../scripts/shared/cli';
import { headline } from './headline';
import { buildCommitted } from './read/committed';
import { fetchLive } from './read/live';
import { renderPage } from './render/page';
import { report, type Report } from './report';

const usage =
  'Two folders are needed, or none: npm run preview:report -- <before-folder> <after-folder> [output.html] [--check-links]';

/** Compares what stands in the project's folder with what is live or was last committed. */
async function compareWork(live: string | undefined, checkLinks: boolean): Promise<Report> {
  if (live !== undefined && !URL.canParse(live)) {
    throw new Error(
      `"${live}" is no address: npm run preview:report -- --live https://www.your-domain.com`,
    );
  }
  const fetched = mkdtempSync(join(tmpdir(), 'live-'));
  try {
    if (live !== undefined) await fetchLive(live, fetched);
    const before = live === undefined ? buildCommitted() : { folder: fetched, name: live };
    console.log('Building what is to be compared with it …');
    if (!runs('scripts/build/build.ts', [])) {
      throw new Error('There is nothing to compare: the build failed; the lines above say why.');
    }
    const found = await report({ before: before.folder, after: 'out', checkLinks });
    return { ...found, before: before.name, after: 'your changes' };
  } finally {
    rmSync(fetched, { recursive: true, force: true });
  }
}

main(async () => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { 'check-links': { type: 'boolean', default: false }, live: { type: 'string' } },
  });
  const [before, after, output = 'preview-report.html'] = positionals;
  const checkLinks = values['check-links'];
  if (before && (!after || values.live !== undefined)) throw new Error(usage);
  const found =
    before && after
      ? await report({ before, after, checkLinks })
      : await compareWork(values.live, checkLinks);
  const page = renderPage(found);
  writeFileSync(output, page);
  console.log(`Open ${output} (${(Buffer.byteLength(page) / 1e6).toFixed(1)} MB).`);
  console.log(headline(found));
});
