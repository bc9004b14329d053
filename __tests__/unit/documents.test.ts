/**
 * @jest-environment node
 *
 * What documents say about the project, compared with the project.
 */
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path/posix';

import { scripts } from '../../package.json';

const read = (file: string) => readFileSync(file, 'utf8');
const documents = execFileSync('git', ['ls-files', '*.md'], { encoding: 'utf8' })
  .trim()
  .split('\n');

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

test.each(documents)('%s names files and npm scripts that are there', (document) => {
  const text = read(document);
  const files = text.matchAll(/`((?:\w[\w-]*\/)+[\w.-]+\.(?:tsx?|mjs|json|md|yml))`/g);
  const made = /^(out|node_modules)/;
  expect([...files].filter(([, path = '']) => !made.test(path) && !existsSync(path))).toEqual([]);
  const commands = text.matchAll(/npm run ([a-z][a-z:0-9]*)/g);
  expect([...commands].filter(([, name = '']) => !(name in scripts))).toEqual([]);
});

const sections = read('docs/promises.md').split(/^## /m).slice(1);

test.each(sections.map((text) => [text.split('\n', 1)[0], text]))(
  'the promises under "%s" name tests that are there',
  (_heading, text = '') => {
    const files = [...text.matchAll(/`(\S+\.tsx?)`/g)].map(([, path]) => read(path!)).join();
    const rows = [...text.matchAll(/^\| .* \| (.*) \|$/gm)].slice(2);
    const titles = rows.flatMap(([, cell]) => cell!.split('<br>'));
    const missing = titles.filter((title) => {
      const pattern = title.replaceAll(/[^\w\s]/g, '\\$&').replaceAll('\\…', "[^'`]+");
      return !new RegExp(`['\`]${pattern}['\`]`).test(files);
    });
    expect([titles.length > 0, missing]).toEqual([true, []]);
  },
);
