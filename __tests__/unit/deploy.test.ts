import { execFileSync, spawnSync } from 'node:child_process';
import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';

import { liveConfig, siteConfig } from '../../scripts/release/config';
import { nodeArguments } from '../../scripts/shared/cli';
import { newFolder } from '../folder';

const path = newFolder();

const policy = [
  { key: 'Content-Security-Policy', value: "default-src 'none'" },
  { key: 'Strict-Transport-Security', value: 'max-age=63072000' },
];
const hook = { predeploy: 'echo planted' };

/** Writes Hosting's configuration as another job's build does. */
const plantBuild = (config: object) => writeFileSync(path('.firebase.site.json'), JSON.stringify(config));

test('a deploy has the headers of the build and none of its hooks', () => {
  const headers = [{ source: '**', headers: policy }];
  plantBuild({
    hosting: [{ target: 'site', public: 'elsewhere', headers, ...hook }],
    functions: hook,
  });
  const config = siteConfig(path());
  expect(config.hosting).toMatchObject({ public: path('out'), headers });
  expect(config).toHaveProperty('functions.source', 'functions');
  expect(JSON.stringify(config)).not.toContain('predeploy');
});

test.each([
  ['without Hosting', {}],
  ['of the editor alone', { hosting: [{ target: 'editor', headers: [{ source: '**', headers: policy }] }] }],
  ['without headers', { hosting: [{ target: 'site' }] }],
  ['with no rule', { hosting: [{ target: 'site', headers: [] }] }],
  [
    'with a policy for one page',
    { hosting: [{ target: 'site', headers: [{ source: '/', headers: policy }] }] },
  ],
  ...policy.map((header) => [
    `with ${header.key} alone`,
    { hosting: [{ target: 'site', headers: [{ source: '**', headers: [header] }] }] },
  ]),
] as [string, object][])('a build %s does not go live', (_name, config) => {
  plantBuild(config);
  expect(() => siteConfig(path())).toThrow(/^The build has no .*Nothing has gone live\.$/);
});

test('a preview does not go live', () => {
  const hidden = { key: 'X-Robots-Tag', value: 'noindex' };
  const headers = [{ source: '**', headers: [...policy, hidden] }];
  plantBuild({ hosting: [{ target: 'site', headers }] });
  expect(() => liveConfig(path())).toThrow(/is a preview: .*Nothing has gone live\.$/);
  expect(siteConfig(path()).hosting.headers).toEqual(headers);
});

/** Writes a project that is ready to go live. */
beforeEach(() => {
  mkdirSync(path('project/scripts/release'), { recursive: true });
  symlinkSync(resolve('node_modules'), path('project/node_modules'));
  for (const [file, text] of [
    ['scripts/release/launch-check.ts', ''],
    ['scripts/build.ts', 'process.exitCode = 1;'],
    ['tsconfig.json', '{ "compilerOptions": { "noEmit": true, "types": [] }, "files": ["page.ts"] }'],
    ['page.ts', 'export const price: number = 30;'],
    ['.gitignore', 'node_modules\n'],
  ] as const) {
    writeFileSync(path('project', file), text);
  }
});

/** How the operator is signed in. */
let token: string;

beforeEach(() => {
  token = 'expired';
});

/** Runs a deploy of the project. Returns its error. */
function deploy(...args: string[]): string {
  const command = nodeArguments(resolve('scripts/release/deploy.ts'), args);
  const { stderr } = spawnSync(process.execPath, command, {
    cwd: path('project'),
    encoding: 'utf8',
    env: {
      ...process.env,
      NEXT_PUBLIC_FIREBASE_PROJECT_ID: 'cedar-lines',
      // Without a network, so that no test reaches Google.
      HOME: path(),
      FIREBASE_TOKEN: token,
      HTTPS_PROXY: 'http://127.0.0.1:1',
    },
  });
  return stderr;
}

test('a failed launch check stops the deploy', () => {
  writeFileSync(path('project/scripts/release/launch-check.ts'), 'process.exitCode = 1;');
  expect(deploy()).toBe('Set what is listed above, then deploy again. Nothing has gone live.\n');
});

test.each(['Bad Name', '', 'a'.repeat(41)])('a preview named "%s" is rejected with an example', (name) => {
  expect(deploy('--preview', name)).toContain('npm run preview:deploy new-prices');
});

test('a deploy with the name of a preview does not go live', () => {
  expect(deploy('new-prices')).toMatch(/npm run preview:deploy new-prices\. Nothing has gone live\.\n$/);
});

test('a type error stops the deploy', () => {
  writeFileSync(path('project/page.ts'), "export const price: number = '$30';");
  expect(deploy()).toBe('The types do not fit. The lines above say where. Nothing has gone live.\n');
});

test('old content does not go live', () => {
  execFileSync('git', ['init', '--quiet', path('project')]);
  execFileSync('git', ['remote', 'add', 'origin', path('gone')], { cwd: path('project') });
  expect(deploy()).toMatch(/not committed: commit and push them.* Nothing has gone live\.\n$/);
  // The planted build fails.
  expect(deploy('--preview')).toBe('The build failed. The lines above say why. Nothing has gone live.\n');
});
