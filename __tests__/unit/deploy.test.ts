import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join, resolve } from 'node:path';

import { nodeArguments } from '../../scripts/shared/cli';

/** In the folder that Firebase keeps its cache of uploads in, which git ignores. */
const build = '.firebase/planted-build';
const trace = resolve(build, 'trace');
const headers = [{ source: '**', headers: [{ key: 'X-Built', value: 'yes' }] }];
const hook = { predeploy: `echo planted > ${trace}` };

/** What another job has built, with a hook in each part of its configuration. */
beforeEach(() => {
  mkdirSync(join(build, 'out'), { recursive: true });
  writeFileSync(join(build, 'out/index.html'), '<!doctype html>');
  const hosting = [{ target: 'site', public: 'out', headers, ...hook }];
  writeFileSync(join(build, '.firebase.site.json'), JSON.stringify({ hosting, functions: hook }));
});
afterEach(() => rmSync(build, { recursive: true, force: true }));

/** Google's answers to a deploy of files that it has already. */
const answers: [pattern: RegExp, answer: object][] = [
  [/token$/, { access_token: 'token', expires_in: 3600 }],
  [
    /:testIamPermissions$/,
    { permissions: ['firebase.projects.get', 'firebasehosting.sites.update'] },
  ],
  [/\/services\//, { state: 'ENABLED' }],
  [/\/channels\//, { url: 'https://cedar-lines--pr-1-abc.web.app', expireTime: '2099-01-01' }],
  [/:populateFiles$/, { uploadRequiredHashes: [], uploadUrl: 'http://127.0.0.1:9' }],
  [/\/versions/, { name: 'sites/cedar-lines/versions/1', status: 'FINALIZED' }],
  [/./, { resources: { hostingSite: 'cedar-lines' } }],
];

test('a deploy of another job’s build sends its headers and runs no hook of it', async () => {
  const sent: string[] = [];
  const google = createServer((request, response) => {
    request.setEncoding('utf8').on('data', (body: string) => sent.push(body));
    request.on('end', () => {
      const [, answer] = answers.find(([pattern]) => pattern.test(request.url!.split('?')[0]!))!;
      response.setHeader('content-type', 'application/json').end(JSON.stringify(answer));
    });
  });
  await once(google.listen(0, '127.0.0.1'), 'listening');
  const origin = `http://127.0.0.1:${(google.address() as AddressInfo).port}`;
  const services = ['TOKEN', 'API', 'RESOURCEMANAGER', 'HOSTING_API', 'SERVICE_USAGE', 'FUNCTIONS'];
  const args = ['--built', build, '--preview', 'pr-1'];
  const child = spawn(process.execPath, nodeArguments('scripts/release/deploy.ts', args), {
    env: {
      ...process.env,
      ...Object.fromEntries(services.map((name) => [`FIREBASE_${name}_URL`, origin])),
      FIREBASE_FUNCTIONS_V2_URL: origin,
      FIREBASE_TOKEN: 'token',
      NEXT_PUBLIC_FIREBASE_PROJECT_ID: 'cedar-lines',
      XDG_CONFIG_HOME: resolve(build, 'settings'),
    },
    stdio: 'ignore',
  });
  const [code] = (await once(child, 'close')) as [number | null];
  google.close();
  expect(code).toBe(0);
  expect(sent.join('\n')).toContain('"headers":{"X-Built":"yes"}');
  expect(existsSync(trace)).toBe(false);
});
