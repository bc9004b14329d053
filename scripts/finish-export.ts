/** Turns what `next build` exported into what visitors get. */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { deferScripts } from './defer-scripts';
import { reportError } from './report-error';

const out = process.env.SITE_OUT_DIR ?? 'out';

/**
 * Has Chromium compile all of a script off the main thread while it arrives, not piece by piece on it
 * when it runs (https://v8.dev/blog/explicit-compile-hints). Other browsers take it for a comment.
 */
const compileAhead = '//# allFunctionsCalledOnLoad\n';

function finish(document: string) {
  const path = join(out, document);
  const { html, framework } = deferScripts(readFileSync(path, 'utf8'));
  writeFileSync(path, html);
  if (!framework) return;
  writeFileSync(join(out, framework.bootstrap.path), framework.bootstrap.script);
  for (const file of framework.files) {
    const script = readFileSync(join(out, file), 'utf8');
    writeFileSync(join(out, file), compileAhead + script);
  }
}

try {
  for (const document of ['index.html', '404.html']) finish(document);
} catch (error) {
  reportError(error);
}
