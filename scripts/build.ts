/**
 * Builds the site into `out/`, the function into `functions/lib/`, and the editor into `out-editor/`.
 * `--local` uses the demo project instead of the operator's, without analytics, so that visits on this
 * machine are not counted. `--dev` makes only what the development server needs.
 */
import { rmSync } from 'node:fs';

import { buildEditor } from '../editor/build';
import { demoConfig, firebaseVariables, readEnvironment } from '../lib/environment';
import { readContent } from '../lib/load-site';
import { buildScripts } from './export/bundle';
import { assertIslands } from './export/clients';
import { finishExport } from './export/export';
import { buildPhotos } from './photos';
import { buildShareImage } from './share-image';
import { main, run } from './shared/cli';
import { loadEnv } from './shared/env';

main(async () => {
  const isDev = process.argv.includes('--dev');
  // If this build fails, no test may read the pages of an earlier one.
  if (!isDev) for (const folder of ['out', 'out-editor']) rmSync(folder, { recursive: true, force: true });
  if (process.argv.includes('--local'))
    for (const [key, variable] of Object.entries(firebaseVariables))
      process.env[variable] = demoConfig[key as keyof typeof firebaseVariables];
  loadEnv();
  const environment = readEnvironment();
  const content = readContent();

  await buildPhotos(content);
  await buildShareImage(content);
  await buildScripts(environment.firebase);
  run('npm run --silent build:function', 'The function was not built. The lines above say where.');
  if (isDev) return;

  await assertIslands();
  run('next build', 'The site was not built. The lines above say why.');
  finishExport(environment);
  await buildEditor(process.env.EDITOR_REPOSITORY ?? process.env.GITHUB_REPOSITORY);
});
