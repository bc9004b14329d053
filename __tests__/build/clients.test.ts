/** @jest-environment node */
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

import { assertIslands } from '../../scripts/export/clients';
import { newFolder } from '../folder';

const path = newFolder();

function write(file: string, text: string) {
  mkdirSync(dirname(path(file)), { recursive: true });
  writeFileSync(path(file), text);
}

beforeEach(() => {
  write('components/Counter.ts', `/** Counts. */\n'use client';\nexport const Counter = () => 1;`);
  write('components/islands/islands.ts', `export { Counter } from '../Counter';`);
  write('components/Words.ts', `export const Words = () => 'use client';`);
});

test.each([
  `import { Counter } from '../components/Counter'; export default Counter;`,
  `export * from '../components/Counter';`,
  `export default () => import('../components/Counter');`,
  `import Link from 'next/link'; export default Link;`,
  `'use client'; export default () => null;`,
])('what visitors’ browsers would not run stops the build: %s', async (page) => {
  write('app/page.ts', page);
  await expect(assertIslands(path())).rejects.toThrow(
    /^app\/page\.ts (imports (components\/Counter\.ts|next\/link)|says 'use client'), which no visitor/,
  );
});

test.each([
  `import { Counter } from '../components/islands/islands'; export default Counter;`,
  `import { Words } from '../components/Words'; export default Words;`,
  `import type { Counter } from '../components/Counter'; export default {} as typeof Counter;`,
  `import local from 'next/font/local'; export default local;`,
])('what visitors get passes: %s', async (page) => {
  write('app/page.ts', page);
  await expect(assertIslands(path())).resolves.toBeUndefined();
});
