/** Checks that documents name only things that exist in the project. */
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path/posix';

import { engines, scripts } from '../../package.json';
import { filesIn } from '../files';

const read = (file: string) => readFileSync(file, 'utf8');

const documents = filesIn('.').filter((file) => file.endsWith('.md'));

test.each(documents)('%s links only to files and headings that exist', (document) => {
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

test.each(['README.md', 'docs/operating.md'])('%s names the required version of Node', (document) => {
  expect(read(document)).toContain(`Node ${engines.node.slice(2)} or later`);
});

test('a reader can enter each npm command that a document, a message or a comment names', () => {
  const texts = filesIn('.').filter((file) => /\.(md|ts|tsx|mjs|sh|json|yml)$/.test(file));
  const named = texts.flatMap((file) => read(file).match(/(?<=\bnpm run (--silent )?)[a-z][\w:-]*/g) ?? []);
  expect(named.length).toBeGreaterThan(20);
  expect(named.filter((name) => !(name in scripts))).toEqual([]);
});

/** The chapters that errors, alerts and comments name, such as docs/trouble.md, "A flood". */
const chapters = [...filesIn('ops'), ...filesIn('scripts')].flatMap((file) =>
  [...read(file).matchAll(/(docs\/[\w-]+\.md), \\?"([^"\\]+)/g)].map(
    ([, document, chapter]) => [file, chapter!, document!] as const,
  ),
);

test.each(chapters)('%s sends the operator to "%s", a chapter of %s', (_file, chapter, document) => {
  expect(read(document).split('\n')).toContain(`## ${chapter}`);
});
