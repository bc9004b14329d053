/**
 * Compares two builds for whoever approves a change by looking at it: screenshots, words, links, weights
 * and structured data, in one HTML file that needs no other.
 *
 * npm run preview:report -- <before-folder> <after-folder> [output.html] [--check-links]
 */
import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';

import { main } from '../../scripts/shared/cli';
import { readBuild } from './read/build';
import { compareData } from './compare/data';
import { compareLinks } from './compare/links';
import { compareLooks } from './compare/views';
import { renderReport } from './render/page';
import { compareWeights } from './compare/weights';
import { compareWords } from './compare/words';

main(async () => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { 'check-links': { type: 'boolean', default: false } },
  });
  const [before, after, output = 'preview-report.html'] = positionals;
  if (!before || !after) {
    throw new Error(
      'Two folders are needed: npm run preview:report -- <before-folder> <after-folder> [output.html] [--check-links]',
    );
  }
  const [old, now] = [readBuild(before), readBuild(after)];
  const report = renderReport({
    before,
    after,
    looks: await compareLooks(before, after),
    words: compareWords(old, now),
    links: await compareLinks(old, now, values['check-links']),
    weights: compareWeights(old, now),
    data: compareData(old, now),
  });
  writeFileSync(output, report);
  console.log(`Open ${output} (${(Buffer.byteLength(report) / 1e6).toFixed(1)} MB).`);
});
