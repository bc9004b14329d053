/** Turns what `next build` exported into what visitors get. */
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { deferScripts } from './defer-scripts';
import { reportError } from './report-error';

const out = process.env.SITE_OUT_DIR ?? 'out';
const documents = ['index.html', '404.html'];

try {
  for (const file of documents) {
    const path = join(out, file);
    const { html, bootstrap } = deferScripts(readFileSync(path, 'utf8'));
    writeFileSync(path, html);
    if (bootstrap) writeFileSync(join(out, bootstrap.path), bootstrap.script);
  }
} catch (error) {
  reportError(error);
}
