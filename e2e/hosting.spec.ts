import { once } from 'node:events';
import { readdirSync } from 'node:fs';
import { connect } from 'node:net';

import { photoFolder, scriptPaths, shareImageFolder } from '../lib/paths';
import { ports } from '../scripts/shared/ports';
import { expect, test } from './helpers/test';

const filesIn = (folder: string) => readdirSync(`out${folder}`).map((name) => `${folder}/${name}`);

const immutable = 'public, max-age=31536000, immutable';

test('browsers cache images and fonts for a year, but no page and no script', async ({ request }) => {
  const media = '/_next/static/media';
  const cacheControl = async (path: string) => (await request.get(path)).headers()['cache-control'];
  for (const path of [photoFolder, shareImageFolder, media].flatMap(filesIn)) {
    expect([path, await cacheControl(path)]).toEqual([path, immutable]);
  }
  for (const path of [...Object.values(scriptPaths), '/', '/privacy']) {
    expect([path, await cacheControl(path)]).toEqual([path, 'no-cache']);
  }
});

test('only the share image may be embedded elsewhere', async ({ request }) => {
  const policyOf = async (path: string) =>
    (await request.get(path)).headers()['cross-origin-resource-policy'];
  expect(await policyOf(filesIn(shareImageFolder)[0]!)).toBe('cross-origin');
  expect(await policyOf(filesIn(photoFolder)[0]!)).toBe('same-origin');
});

test('no other machine reaches page, editor, mail server and inbox', async () => {
  test.skip(process.platform !== 'linux', 'Other systems have no 127.0.0.2.');
  for (const port of [ports.hosting, ports.editor, ports.mail, ports.inbox]) {
    const socket = connect(port, '127.0.0.2');
    await expect(once(socket, 'connect')).rejects.toThrow('ECONNREFUSED');
  }
});
