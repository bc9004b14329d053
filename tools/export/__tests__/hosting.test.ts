/** @jest-environment node */
import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { hostingConfig, writeHostingConfig } from '../hosting';

interface Site {
  target?: string;
  headers?: unknown;
  predeploy?: string[];
}

let folder: string;
const read = (file: string) =>
  JSON.parse(readFileSync(join(folder, file), 'utf8')) as { hosting: Site | [Site, Site] };
/** The site's part of what people write. */
const site = () => (read('firebase.json').hosting as [Site, Site])[0];

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'hosting-'));
  cpSync('firebase.json', join(folder, 'firebase.json'));
});

afterEach(() => rmSync(folder, { recursive: true }));

test('a build puts its headers beside all that firebase.json has, into a file of its own', () => {
  const before = read('firebase.json');
  writeHostingConfig([{ source: '**', headers: { 'X-Robots-Tag': 'noindex' } }], folder);
  expect(read('firebase.json')).toEqual(before);
  const { target, predeploy, ...hosting } = site();
  expect(target).toBe('site');
  expect(predeploy).toBeDefined();
  const headers = [{ source: '**', headers: [{ key: 'X-Robots-Tag', value: 'noindex' }] }];
  expect(read(hostingConfig)).toEqual({ ...before, hosting: { ...hosting, headers } });
});

test('a deploy from firebase.json itself, which would send no policy, is refused with the command to use', () => {
  const [hook = ''] = site().predeploy ?? [];
  const { status, stdout } = spawnSync(hook, { shell: true, encoding: 'utf8' });
  expect(status).toBe(1);
  expect(stdout).toContain('npm run deploy');
});

test('a deploy from the build’s configuration runs no hook beside anybody’s credentials', () => {
  writeHostingConfig([], folder);
  expect(JSON.stringify(read(hostingConfig))).not.toMatch(/"(pre|post)deploy"/);
});
