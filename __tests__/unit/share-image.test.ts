import { spawnSync } from 'node:child_process';
import { cpSync, readdirSync } from 'node:fs';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';

import { shareImageFolder } from '../../lib/paths';
import { newFolder } from '../folder';
import { site } from '../shipped';

const path = newFolder();

/** Builds the share image in a folder of its own, where any request throws an error. Returns the image's name. */
function shareImage(name: string, line: string) {
  const { hero } = site;
  for (const file of ['app/fonts/display.ttf', 'app/icon.svg', hero.photo.file.slice(1)])
    cpSync(file, path(file));
  const content = JSON.stringify({ name, hero: { ...hero, line } });
  const code = `
    const ask = globalThis.fetch;
    globalThis.fetch = (url) => {
      if (String(url).startsWith('http')) throw new Error(url);
      return ask(url);
    };
    const { buildShareImage } = require(${JSON.stringify(resolve('scripts/share-image.tsx'))});
    buildShareImage(${content});`;
  const args = ['--import', pathToFileURL(require.resolve('tsx')).href, '--eval', code];
  const env = { ...process.env, TSX_TSCONFIG_PATH: resolve('tsconfig.json') };
  const { status, stderr } = spawnSync(process.execPath, args, { cwd: path(), env, encoding: 'utf8' });
  expect([status, stderr]).toEqual([0, '']);
  return readdirSync(path(`public${shareImageFolder}`));
}

// Whoever builds may have no network, and a server's picture may be missing.
test('the share image leaves out what its font lacks, and asks no server for it', () => {
  const plain = shareImage('Caf\u00e9 Red', 'Ski & bike \u00a9 2027, caf\u00e9');
  const line = 'Ski \u2744\ufe0f& bike \u00a9\ufe0f 2027\u6e96, cafe\u0301\u{1f1fa}\u{1f1f8}';
  expect(shareImage('Caf\u00e9 \u{1f690}Red', line)).toEqual(plain);
});
