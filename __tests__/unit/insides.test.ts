import { existsSync, readFileSync } from 'node:fs';

import { filesIn } from '../files';

const read = (file: string) => readFileSync(file, 'utf8');

/**
 * The files that depend on the inside of a package. Each says so in its first line, with the package's
 * version.
 */
const files = filesIn('.').filter(
  (file) => /\.(tsx?|mjs)$/.test(file) && /^\/\/ Depends on the inside of /m.test(read(file)),
);

test.each(files)('the first line of %s names the installed version of its package', (file) => {
  const [, name, version] = /^\/\/ Depends on the inside of (\S+)@(\S+): /.exec(read(file)) ?? [];
  const folders = ['functions/node_modules', 'node_modules'].map((folder) => `${folder}/${name}`);
  const installed = JSON.parse(read(`${folders.find(existsSync)}/package.json`)) as object;
  expect(installed).toMatchObject({ version });
});
