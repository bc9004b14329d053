/**
 * Builds the site into `out/`, the function into `functions/lib/`, and the editor into `out-editor/`.
 * `--local` uses the demo project instead of the operator's, without analytics, so that visits on this
 * machine are not counted. `--dev` makes only what the development server needs.
 */
import { spawnSync } from 'node:child_process';
import { appendFileSync, existsSync, readFileSync, rmSync } from 'node:fs';
import { parseEnv } from 'node:util';

import { buildEditor } from '../editor/build';
import { demoConfig, firebaseVariables, readEnvironment } from '../lib/environment';
import { readContent } from '../lib/load-site';
import { buildScripts } from './export/bundle';
import { assertIslands } from './export/clients';
import { finishExport } from './export/export';
import { buildPhotos } from './photos';
import { buildShareImage } from './share-image';
import { main, must, program, run } from './shared/cli';
import { loadEnv } from './shared/env';
import { host, ports } from './shared/ports';

/** Where the emulators look for the function's secrets, in place of Google. */
const secretsFile = 'functions/.secret.local';
const localSecrets = [
  `SMTP_URL=smtp://${host}:${ports.mail}`,
  'MAIL_FROM="Red Rim Shuttle website <website@redrim.example>"',
  'MAIL_TO=office@redrim.example',
];

/** Adds each secret that the file lacks, such as a new one in an old clone. */
function addLocalSecrets(): void {
  const known = parseEnv(existsSync(secretsFile) ? readFileSync(secretsFile, 'utf8') : '');
  for (const line of localSecrets) {
    const [name = ''] = line.split('=');
    if (name in known) continue;
    appendFileSync(secretsFile, `\n${line}`);
    console.log(`${secretsFile} had no ${name}: it gets ${line}`);
  }
}

main(async () => {
  const isDev = process.argv.includes('--dev');
  // If this build fails, no test may read the pages of an earlier one.
  if (!isDev) for (const folder of ['out', 'out-editor']) rmSync(folder, { recursive: true, force: true });
  if (process.argv.includes('--local')) {
    for (const [key, variable] of Object.entries(firebaseVariables))
      process.env[variable] = demoConfig[key as keyof typeof firebaseVariables];
    addLocalSecrets();
  }
  loadEnv();
  const environment = readEnvironment();
  const content = readContent();

  await buildPhotos(content);
  await buildShareImage(content);
  await buildScripts(environment.firebase);
  const { status } = spawnSync('npm run --silent build:function', { shell: true, stdio: 'inherit' });
  must(status === 0, 'The function was not built. The lines above say where.');
  if (isDev) return;

  await assertIslands();
  must(run(program('next'), ['build']), 'The site was not built. The lines above say why.');
  finishExport(environment);
  await buildEditor(process.env.EDITOR_REPOSITORY ?? process.env.GITHUB_REPOSITORY);
});
