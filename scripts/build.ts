/**
 * Builds the site into `out/`, the function into `functions/lib/`, and the editor into
 * `out-editor/`. `--local` leaves out what the operator has set, such as analytics: visits on this machine and
 * tests are nobody's. `--dev` makes only what the development server needs.
 */
import { readFileSync } from 'node:fs';

import { demoConfig, readFirebaseConfig } from '../lib/browser/firebase-config';
import { main, must, program, run } from './shared/cli';
import { loadEnv } from './shared/env';

const localVariables = {
  NEXT_PUBLIC_FIREBASE_API_KEY: demoConfig.apiKey,
  NEXT_PUBLIC_FIREBASE_PROJECT_ID: demoConfig.projectId,
  NEXT_PUBLIC_FIREBASE_APP_ID: demoConfig.appId,
  NEXT_PUBLIC_FIREBASE_MEASUREMENT_ID: demoConfig.measurementId,
};

/** @throws an Error that names the file and place of each mistake in the content. */
async function checkContent(): Promise<void> {
  for (const file of ['content/site.json', 'content/today.json']) {
    const text = readFileSync(file, 'utf8');
    try {
      JSON.parse(text);
    } catch (error) {
      const [, position = ''] = /position (\d+)/.exec(String(error)) ?? [];
      const line = position && `:${text.slice(0, Number(position)).split('\n').length}`;
      throw new Error(`${file}${line} is not valid JSON: ${(error as Error).message}`);
    }
  }
  await import('../lib/content');
}

main(async () => {
  await checkContent();
  if (process.argv.includes('--local')) Object.assign(process.env, localVariables);
  loadEnv();
  readFirebaseConfig(process.env);

  // What reads the content on import is imported once that is checked.
  const { buildPhotos } = await import('./photos');
  await buildPhotos();

  const { buildScripts } = await import('./export/bundle');
  await buildScripts();
  must(
    run(program('typescript', 'tsc'), ['-p', 'functions']),
    'The function does not compile; the lines above say where.',
  );
  if (process.argv.includes('--dev')) return;

  const { assertIslands } = await import('./export/clients');
  await assertIslands();
  must(run(program('next'), ['build']), 'The site was not built; the lines above say why.');

  const { finishExport } = await import('./export/export');
  const { writeHostingConfig } = await import('./export/hosting');
  writeHostingConfig(await finishExport());

  const { buildEditor } = await import('../editor/build');
  await buildEditor(process.env.EDITOR_REPOSITORY ?? process.env.GITHUB_REPOSITORY);
});
