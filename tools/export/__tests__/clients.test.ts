/** @jest-environment node */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { Linter } from 'eslint';
import { parser } from 'typescript-eslint';

import { assertIslands, islandsOnly } from '../clients';

const registry = 'components/islands.ts';
const files = {
  'components/Counter.ts': `/** Counts. */\n'use client';\nexport const Counter = () => 'use client';`,
  'components/Clock.ts': `"use client"; export { Counter as Clock } from './Counter';`,
  'components/islands.ts': `export { Clock } from './Clock';`,
  'components/Words.ts': `export const Words = () => 'use client';`,
};

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'clients-'));
  for (const name of ['app', 'components']) mkdirSync(join(folder, name));
  for (const [file, text] of Object.entries(files)) writeFileSync(join(folder, file), text);
});
afterEach(() => rmSync(folder, { recursive: true }));

/** What the build and the rule say of a page, and null if they say nothing. */
async function verdicts(page: string) {
  const filename = join(folder, 'app/page.ts');
  writeFileSync(filename, page);
  const built = await assertIslands(registry, folder).catch(String);
  const messages = new Linter({ cwd: folder }).verify(
    page,
    {
      files: ['**/*.ts'],
      languageOptions: { parser },
      plugins: { export: { rules: { 'islands-only': islandsOnly } } },
      rules: { 'export/islands-only': ['error', registry] },
    },
    { filename },
  );
  return { built: built ?? null, linted: messages[0]?.message ?? null };
}

test.each([
  `import { Counter } from '../components/Counter'; export default Counter;`,
  `export { Counter as default } from '../components/Counter';`,
  `export * from '../components/Counter';`,
  `export default () => import('../components/Counter');`,
  `import Link from 'next/link'; export default Link;`,
  `'use client'; export default () => null;`,
])('what visitors’ browsers would not run stops lint and build: %s', async (page) => {
  const { built, linted } = await verdicts(page);
  const what = /(imports \S*(components\/Counter|next\/link)|says 'use client')\S*, which /;
  for (const message of [built, linted]) {
    expect(message).toMatch(what);
    expect(message).toContain(registry);
  }
});

test.each([
  `import { Clock } from '../components/islands'; export default Clock;`,
  `import { Words } from '../components/Words'; export default Words;`,
  `import type { Counter } from '../components/Counter'; export default {} as typeof Counter;`,
  `import local from 'next/font/local'; export default local;`,
])('what visitors get passes: %s', async (page) => {
  expect(await verdicts(page)).toEqual({ built: null, linted: null });
});
