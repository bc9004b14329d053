/** @jest-environment node */
import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseEnv } from 'node:util';

const live = readFileSync('.github/workflows/live.yml', 'utf8');

/** The settings of the function that are the operator's; the last of these shortens the tests' seconds. */
const settings = readdirSync('functions/src')
  .flatMap((file) => [
    ...readFileSync(`functions/src/${file}`, 'utf8').matchAll(
      /(?:wholeNumber|defineString)\('(\w+)'/g,
    ),
  ])
  .map(([, name]) => name!)
  .filter((name) => name !== 'MAIL_SECOND_MS');

test('the deploy from GitHub hands every setting of the function to its step', () => {
  expect(settings).toEqual(expect.arrayContaining(['MAIL_TO', 'DAILY_ENQUIRIES']));
  const handed = [...live.matchAll(/^ {10}([A-Z_]+): \$\{\{ vars\.(\w+) \}\}$/gm)]
    .filter(([, name, variable]) => name === variable)
    .map(([, name]) => name!);
  expect(handed.toSorted()).toEqual(expect.arrayContaining(settings));
});

// GitHub's machine for it is a Linux.
(process.platform === 'linux' ? test : test.skip)(
  'the deploy from GitHub writes the settings that are set, and no other',
  () => {
    const [, script = ''] = /run: \|\n( {10}# Every setting.*?)\n {10}npm run/s.exec(live) ?? [];
    const folder = mkdtempSync(join(tmpdir(), 'live-'));
    try {
      mkdirSync(join(folder, 'functions'));
      const written = (values: Record<string, string>) => {
        const env = { ...process.env, PROJECT: 'cedar-lines', ...values };
        execFileSync('bash', ['-e', '-c', script], { cwd: folder, env });
        return parseEnv(readFileSync(join(folder, 'functions/.env.cedar-lines'), 'utf8'));
      };
      const all = Object.fromEntries(settings.map((name) => [name, `Value of <${name}> # x`]));
      expect(written(all)).toEqual(all);
      const none = Object.fromEntries(settings.map((name) => [name, '']));
      const some = { MAIL_FROM: 'web@cedar.test', MAIL_TO: 'office@cedar.test' };
      expect(written({ ...none, ...some })).toEqual(some);
    } finally {
      rmSync(folder, { recursive: true });
    }
  },
);
