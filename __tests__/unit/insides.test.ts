import { existsSync, readFileSync } from 'node:fs';

const read = (file: string) => readFileSync(file, 'utf8');

/** Each of these files depends on the inside of a package. Its first line names the package and its version. */
test.each([
  '__tests__/build/upload.test.ts',
  '__tests__/function/in-process.ts',
  'functions/src/stop.ts',
  'functions/src/unread-bodies.ts',
  'lib/browser/firebase-app.ts',
  'scripts/release/function-settings.ts',
  'scripts/release/google.ts',
])('the first line of %s names the installed version of its package', (file) => {
  const [, name, version] = /^\/\/ Depends on the inside of (\S+)@(\S+):/.exec(read(file)) ?? [];
  const folders = ['functions/node_modules', 'node_modules'].map((folder) => `${folder}/${name}`);
  const installed = JSON.parse(read(`${folders.find(existsSync)}/package.json`)) as object;
  expect(installed).toMatchObject({ version });
});
