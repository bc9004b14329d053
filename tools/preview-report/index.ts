/**
 * Compares two builds for whoever approves a change by looking at it, in one HTML file that needs no other.
 *
 * npm run preview:report -- <before-folder> <after-folder> [output.html] [--check-links]
 */
import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';

import { main } from '../../scripts/shared/cli';
import { headline } from './headline';
import { renderPage } from './render/page';
import { report } from './report';

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
  const found = await report({ before, after, checkLinks: values['check-links'] });
  const page = renderPage(found);
  writeFileSync(output, page);
  console.log(`Open ${output} (${(Buffer.byteLength(page) / 1e6).toFixed(1)} MB).`);
  console.log(headline(found));
});
