/**
 * Builds the site into `out/`, the function into `functions/lib/`, and the editor into `out-editor/`.
 * `--local` uses the demo project instead of the operator's, without analytics, so that visits on this
 * machine are not counted. `--dev` makes only what the development server needs.
 */
import { buildEditor } from '../editor/build';
import { demoConfig, firebaseVariables, readEnvironment } from '../lib/environment';
import { readContent } from '../lib/load-site';
import { buildScripts } from './export/bundle';
import { assertIslands } from './export/clients';
import { finishExport } from './export/export';
import { writeHostingConfig } from './export/hosting';
import { buildPhotos } from './photos';
import { buildShareImage } from './share-image';
import { main, must, program, run } from './shared/cli';
import { loadEnv } from './shared/env';

function bundleFunction(): void {
  must(run('scripts/function.ts', []), 'The function was not built. The lines above say where.');
}

function exportPages(): void {
  must(run(program('next'), ['build']), 'The site was not built. The lines above say why.');
}

main(async () => {
  if (process.argv.includes('--local')) {
    for (const [key, variable] of Object.entries(firebaseVariables))
      process.env[variable] = demoConfig[key as keyof typeof firebaseVariables];
  }
  loadEnv();
  const environment = readEnvironment();
  const content = readContent();

  await buildPhotos(content);
  await buildShareImage(content);
  await buildScripts(environment.firebase);
  bundleFunction();
  if (process.argv.includes('--dev')) return;

  await assertIslands();
  exportPages();
  writeHostingConfig(finishExport(environment));
  await buildEditor(process.env.EDITOR_REPOSITORY ?? process.env.GITHUB_REPOSITORY);
});
