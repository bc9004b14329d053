/**
 * @jest-environment node
 *
 * Every requirement of docs/specification.md names files that are there and tests that are there.
 */
import { existsSync, readFileSync } from 'node:fs';

interface Requirement {
  number: string;
  files: string[];
  /** `file › part of a title`. */
  tests: string[];
  heldBy: string;
}

const codeIn = (cell: string) => [...cell.matchAll(/`([^`]+)`/g)].map(([, code]) => code!);

const text = readFileSync('docs/specification.md', 'utf8');
const requirements = [...text.matchAll(/^\| (\d\.\d+) +\|.*$/gm)].map(
  ([row, number]): Requirement => {
    const [, , , files = '', heldBy = ''] = row.split(/ *\| */);
    return {
      number: number!,
      files: codeIn(files),
      tests: codeIn(heldBy).filter((code) => code.includes(' › ')),
      heldBy,
    };
  },
);

/** The titles of a test file: the first arguments of `test`, `describe` and their tables. */
function titlesIn(file: string): string[] {
  const calls = /(?:\b(?:test|describe)(?:\.\w+)*|\))\(\s*(['"`])((?:\\.|(?!\1).)*)\1/gs;
  return [...readFileSync(file, 'utf8').matchAll(calls)].map(([, , title]) => title!);
}

test('the sections are the nine that code cites, and their rows are numbered in order', () => {
  expect([...text.matchAll(/^## (\d)\. /gm)].map(([, number]) => Number(number))).toEqual([
    1, 2, 3, 4, 5, 6, 7, 8, 9,
  ]);
  const counts = new Map<string, number>();
  for (const { number } of requirements) {
    const [section = ''] = number.split('.');
    counts.set(section, (counts.get(section) ?? 0) + 1);
    expect(number).toBe(`${section}.${counts.get(section)}`);
  }
  expect(counts.size).toBe(9);
});

test.each(requirements)('§$number is built in files that are there', ({ files }) => {
  expect(files).not.toEqual([]);
  expect(files.filter((file) => !existsSync(file))).toEqual([]);
});

test.each(requirements)('§$number is held by tests that are there, or says why not', (row) => {
  if (row.tests.length === 0) expect(row.heldBy).toMatch(/^Not tested: \w+/);
  const gone = row.tests.filter((test) => {
    const [file = '', part = ''] = test.split(' › ');
    return !existsSync(file) || !titlesIn(file).some((title) => title.includes(part));
  });
  expect(gone).toEqual([]);
});
