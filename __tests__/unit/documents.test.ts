/**
 * @jest-environment node
 *
 * What documents say about the project, compared with the project.
 */
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { basename, dirname, join } from 'node:path/posix';

const read = (file: string) => readFileSync(file, 'utf8');

/**
 * What git ignores, as paths or names; read from the file, since a copy of the project may have no
 * repository.
 */
const ignored = ['.git', ...read('.gitignore').match(/^[^!*\n]+$/gm)!].map((path) =>
  path.replaceAll(/^\/|\/$/g, ''),
);

function filesIn(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (ignored.includes(path) || ignored.includes(entry.name)) return [];
    return entry.isDirectory() ? filesIn(path) : [path];
  });
}

const files = filesIn('.');
const documents = files.filter((file) => file.endsWith('.md'));
const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> };

/** The README's text under a heading. */
const section = (heading: string) =>
  new RegExp(`\n## ${heading}\n(.*?)(?=\n## |$)`, 's').exec(read('README.md'))?.[1] ?? '';

/** The names in backquotes in the first column of a section's table. */
const firstColumn = (heading: string) =>
  [...section(heading).matchAll(/^\| (`[^|]+`) +\|/gm)].flatMap(([, cell]) =>
    [...cell!.matchAll(/`([^`]+)`/g)].map(([, name]) => name!),
  );

test.each(documents)('%s links to files and headings that are there', (document) => {
  const links = [...read(document).matchAll(/\]\(([^)\s]+)\)|src="([^"]+)"/g)]
    .map(([, link, source]) => link ?? source!)
    .filter((link) => !/^[a-z]+:/.test(link));
  const broken = links.filter((link) => {
    const [path = '', heading] = link.split('#');
    const target = path === '' ? document : join(dirname(document), path);
    if (!existsSync(target)) return true;
    const headings = [...read(target).matchAll(/^#+ (.*)$/gm)].map(([, text]) =>
      text!
        .toLowerCase()
        .replaceAll(/[^\w\- ]/g, '')
        .replaceAll(' ', '-'),
    );
    return heading !== undefined && !headings.includes(heading);
  });
  expect(broken).toEqual([]);
});

test.each(documents)('%s names files that are there', (document) => {
  const named = [
    ...read(document).matchAll(/`((?:\w[\w-]*\/)+[\w.-]+\.(?:tsx?|mjs|json|md|yml))`/g),
  ]
    .map(([, path]) => path!)
    .filter((path) => !/^out|node_modules/.test(path));
  expect(named.filter((path) => !existsSync(path))).toEqual([]);
});

test('the README’s table of commands has every npm script and no other', () => {
  const named = firstColumn('Commands').map((command) => /^npm (?:run )?(\S+)/.exec(command)![1]!);
  const silent = ['postinstall'];
  expect(named.toSorted()).toEqual(
    Object.keys(scripts)
      .filter((script) => !silent.includes(script))
      .toSorted(),
  );
});

test.each(documents)('%s names no npm script that is gone', (document) => {
  const named = [...read(document).matchAll(/npm run ([a-z][a-z:0-9]*)/g)].map(([, name]) => name!);
  expect(named.filter((name) => !(name in scripts))).toEqual([]);
});

test('the README’s table of folders has every folder and no other', () => {
  const named = firstColumn('Where things are').map((path) => path.replace(/\/$/, ''));
  const folders = new Set(
    files.flatMap((file) => {
      const [top, second, ...rest] = file.split('/');
      if (!second) return [];
      return [['scripts', 'tools'].includes(top!) && rest.length > 0 ? `${top}/${second}` : top!];
    }),
  );
  expect(named.toSorted()).toEqual([...folders].toSorted());
});

test('every picture is shown, and they weigh 250 KB at most together', () => {
  const pictures = readdirSync('docs/pictures').map((name) => join('docs/pictures', name));
  const shown = read('README.md') + read('docs/operating.md');
  expect(pictures.filter((picture) => !shown.includes(`pictures/${basename(picture)}`))).toEqual(
    [],
  );
  const bytes = pictures.reduce((sum, picture) => sum + statSync(picture).size, 0);
  expect(bytes).toBeLessThanOrEqual(250_000);
});

test.each(documents.filter((file) => file.startsWith('docs/decisions/')))(
  '%s says context, decision and consequences in 40 lines',
  (record) => {
    const text = read(record);
    expect(text.match(/^## .*$/gm)).toEqual(['## Context', '## Decision', '## Consequences']);
    expect(text.trim().split('\n').length).toBeLessThanOrEqual(40);
  },
);
