import { spawnSync } from 'node:child_process';
import { cpSync } from 'node:fs';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';

import { shareImageFolder } from '../../lib/paths';
import { newFolder } from '../folder';
import { site } from '../shipped';

const path = newFolder();

// Whoever builds may have no network, and a server's picture may be missing.
test('the share image leaves out what its font lacks, and asks no server for it', () => {
  const { hero } = site;
  for (const file of ['app/fonts/display.ttf', 'app/icon.svg', hero.photo.file.slice(1)])
    cpSync(file, path(file));
  const contents = [
    ['Caf\u00e9 Red', 'Ski & bike \u00a9 2027, caf\u00e9'],
    [
      'Caf\u00e9 \u{1f690}Red',
      'Ski \u2744\ufe0f& bike \u00a9\ufe0f 2027\u6e96, cafe\u0301\u{1f1fa}\u{1f1f8}',
    ],
  ].map(([name, line]) => ({ name, hero: { ...hero, line } }));
  // Any request throws an error. The name of the image contains its hash.
  const code = `
    const ask = globalThis.fetch;
    globalThis.fetch = (url) => {
      if (String(url).startsWith('http')) throw new Error(url);
      return ask(url);
    };
    const { buildShareImage } = require(${JSON.stringify(resolve('scripts/share-image.tsx'))});
    (async () => {
      for (const content of ${JSON.stringify(contents)}) {
        await buildShareImage(content);
        console.log(String(fs.readdirSync('public${shareImageFolder}')));
      }
    })();`;
  const args = ['--import', pathToFileURL(require.resolve('tsx')).href, '--eval', code];
  const env = { ...process.env, TSX_TSCONFIG_PATH: resolve('tsconfig.json') };
  const { stdout, stderr } = spawnSync(process.execPath, args, { cwd: path(), env, encoding: 'utf8' });
  expect(stderr).toBe('');
  expect(stdout).toMatch(/^(\w+\.jpg\n)\1$/);
});
