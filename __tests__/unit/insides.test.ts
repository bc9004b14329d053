import { existsSync, readdirSync, readFileSync } from 'node:fs';

const read = (file: string) => readFileSync(file, 'utf8');

/** The files that depend on the inside of a package, which each names in its first line with its version. */
const dependents = ['__tests__', 'components', 'functions/src', 'lib'].flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((path) => /\.tsx?$/.test(path))
    .flatMap((path) => {
      const pattern = /^\/\/ Depends on the inside of (\S+)@([\d.]+):/;
      const [, name, version] = pattern.exec(read(`${folder}/${path}`)) ?? [];
      return name ? [{ file: `${folder}/${path}`, name, version }] : [];
    }),
);

test.each(dependents)('$file was written for the installed $name', ({ name, version }) => {
  const folders = ['functions/node_modules', 'node_modules'].map((folder) => `${folder}/${name}`);
  const installed = JSON.parse(read(`${folders.find(existsSync)}/package.json`)) as object;
  expect(installed).toMatchObject({ version });
});
