import { mkdirSync, writeFileSync } from 'node:fs';

import { assertIslands } from '../../scripts/export/clients';
import { newFolder } from '../folder';

const path = newFolder();

test.each([
  [`export default () => import('../components/Counter');`, 'imports components'],
  [`import Link from 'next/link'; export default Link;`, 'imports next/link'],
  [`'use client'; export default () => null;`, `says 'use client'`],
])('stops the build if a page needs Next’s client: %s', async (page, problem) => {
  for (const folder of ['app', 'components']) mkdirSync(path(folder));
  writeFileSync(
    path('components/Counter.ts'),
    `/** Counts. */\n'use client';\nexport const Counter = () => 1;`,
  );
  writeFileSync(path('app/page.ts'), page);
  await expect(assertIslands(path())).rejects.toThrow(RegExp(`^app/page\\.ts ${problem}`));
});
