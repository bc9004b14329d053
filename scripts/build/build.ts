/**
 * Builds the product: pictures, icons and fonts from their originals, the function into `functions/lib/`,
 * the site into `out/`. `--assets` ends after the first, `--site` does the last alone.
 */
import { main, program, runs } from '../shared/cli';
import { buildAssets } from './assets';
import { assertConfigured } from './check-config';
import { finishExport } from './finish';
import { buildScripts } from './scripts';

const only = process.argv[2];

function must(holds: boolean, problem: string) {
  if (!holds) throw new Error(problem);
}

main(async () => {
  assertConfigured();
  if (only !== '--site') await buildAssets();
  await buildScripts();
  if (only === '--assets') return;
  if (only !== '--site') {
    must(
      runs(program('typescript', 'tsc'), ['-p', 'functions']),
      'The function does not compile; the lines above say where.',
    );
  }
  must(runs(program('next'), ['build']), 'The site was not built; the lines above say why.');
  finishExport();
});
