/**
 * Builds the product: assets from their originals, the function into `functions/lib/`, the site into `out/`.
 * `--assets` stops after the first step; `--site` runs only the last.
 */
import { readFirebaseConfig } from '../../lib/browser/firebase-config';
import { assertIslands } from '../../tools/export/clients';
import { main, program, run } from '../shared/cli';
import { loadEnv } from '../shared/env';
import { assertContent } from './check-content';

const only = process.argv[2];

function must(holds: boolean, problem: string) {
  if (!holds) throw new Error(problem);
}

main(async () => {
  assertContent();
  loadEnv();
  readFirebaseConfig(process.env);
  // These modules read the content on import, so check it first.
  const [{ buildAssets }, { buildScripts }, { finish }] = await Promise.all([
    import('./assets'),
    import('./scripts'),
    import('./export'),
  ]);
  if (only !== '--site') await buildAssets();
  await buildScripts();
  if (only === '--assets') return;
  if (only !== '--site') {
    must(
      run(program('typescript', 'tsc'), ['-p', 'functions']),
      'The function does not compile; the lines above say where.',
    );
  }
  await assertIslands('components/islands/islands.ts');
  must(run(program('next'), ['build']), 'The site was not built; the lines above say why.');
  finish();
});
