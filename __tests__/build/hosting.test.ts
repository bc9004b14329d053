import { spawnSync } from 'node:child_process';
import { cpSync, readFileSync } from 'node:fs';

import { hostingConfig, writeHostingConfig } from '../../scripts/export/hosting';
import { newFolder } from '../folder';

interface Config {
  hosting: [{ target: string; predeploy?: string[] }, object];
}

const path = newFolder();
const read = (file: string) => JSON.parse(readFileSync(file, 'utf8')) as Config;

test('a build writes firebase.json with its headers and without the hook', () => {
  cpSync('firebase.json', path('firebase.json'));
  writeHostingConfig([{ source: '**', headers: { 'X-Robots-Tag': 'noindex' } }], path());
  const { hosting, ...rest } = read('firebase.json');
  const [{ predeploy: _, ...site }, editor] = hosting;
  const headers = [{ source: '**', headers: [{ key: 'X-Robots-Tag', value: 'noindex' }] }];
  expect(read(path(hostingConfig))).toEqual({ ...rest, hosting: [{ ...site, headers }, editor] });
});

test('a deploy from firebase.json fails, because it has no headers, and names the right command', () => {
  const [hook = ''] = read('firebase.json').hosting[0].predeploy ?? [];
  const { status, stdout } = spawnSync(hook, { shell: true, encoding: 'utf8' });
  expect(status).toBe(1);
  expect(stdout).toContain('npm run deploy');
});
