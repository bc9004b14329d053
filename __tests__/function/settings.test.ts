import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { resolve } from 'node:path';
import { text } from 'node:stream/consumers';

import { nodeArguments } from '../../scripts/shared/cli';
import { newFolder } from '../folder';
import { listen } from '../listen';
import { failure, requiring, startMailServer } from './mail-server';

const path = newFolder();

/** What Google's secret holds. */
let stored: string[];

/** Answers firebase-tools in place of Google. */
const google = createServer((request, response) => {
  void text(request).then((body) => {
    const { url = '' } = request;
    const [, answer = {}] =
      (
        [
          [/\/webApps\?/, { apps: [{ appId: '1:23:web:45', platform: 'WEB' }] }],
          [/\/webApps\/.*\/config$/, { projectId: 'cedar-lines', apiKey: 'key', appId: '1:23:web:45' }],
          [/\/services\/127/, { state: 'ENABLED' }],
          [/\/projects\/cedar-lines$/, { projectNumber: '23' }],
          [
            /\/secrets\/SMTP_URL$/,
            { name: 'projects/23/secrets/SMTP_URL', labels: { 'firebase-managed': 'functions' } },
          ],
          [/:addVersion$/, { name: 'projects/23/secrets/SMTP_URL/versions/1' }],
        ] as [RegExp, object][]
      ).find(([pattern]) => pattern.test(url)) ?? [];
    if (url.endsWith(':addVersion')) {
      const { payload } = JSON.parse(body) as { payload: { data: string } };
      stored.push(Buffer.from(payload.data, 'base64').toString());
    }
    response.setHeader('content-type', 'application/json').end(JSON.stringify(answer));
  });
});
let origin: string;

beforeAll(async () => {
  origin = `http://127.0.0.1:${await listen(google)}`;
});
afterAll(() => google.close());

beforeEach(() => {
  stored = [];
  mkdirSync(path('functions'));
  for (const name of ['node_modules', 'content']) symlinkSync(resolve(name), path(name), 'junction');
});

/** Runs the command, and gives it an answer at each prompt. */
async function settings(answers: string[], { inTerminal = false } = {}) {
  const command = [process.execPath, ...nodeArguments(resolve('scripts/release/settings.ts'), [])];
  const inScript = ['script', '--quiet', '--return', '--command', command.join(' '), '/dev/null'];
  const [program = '', ...args] = inTerminal ? inScript : command;
  const child = spawn(program, args, {
    cwd: path(),
    env: {
      ...process.env,
      HOME: path(),
      FIREBASE_TOKEN: 'token',
      FIREBASE_API_URL: origin,
      FIREBASE_SERVICE_USAGE_URL: origin,
      FIREBASE_RESOURCEMANAGER_URL: origin,
      FIREBASE_TOKEN_URL: origin,
      CLOUD_SECRET_MANAGER_URL: origin,
    },
  });
  const left = [...answers];
  child.stdout.on('data', (part: Buffer) => {
    if (!/: (\x1b\[\d+G)?$/.test(part.toString())) return;
    const answer = left.shift();
    if (answer === undefined) child.stdin.end();
    else child.stdin.write(`${answer}\n`);
  });
  const [output, error] = await Promise.all([text(child.stdout), text(child.stderr), once(child, 'close')]);
  return { output, error, code: child.exitCode };
}

test('stores the settings after each server has taken a test mail for each mailbox', async () => {
  const [one, two] = [await startMailServer(requiring('a b')), await startMailServer()];
  const urls = `${one.url.replace('//', '//website:a b@')} ${two.url}`;
  const mailboxes = 'Office <office@cedar.test>, owner@backup.test';
  expect(await settings(['cedar-lines', 'web@cedar.test', mailboxes, urls])).toMatchObject({
    error: '',
    code: 0,
  });
  expect(stored).toEqual([urls]);
  for (const { deliveries } of [one, two]) {
    expect(deliveries).toMatchObject([
      { from: 'web@cedar.test', to: ['office@cedar.test', 'owner@backup.test'] },
    ]);
  }
  expect(readFileSync(path('.env.production.local'), 'utf8').trim().split('\n')).toEqual([
    'NEXT_PUBLIC_FIREBASE_API_KEY=key',
    'NEXT_PUBLIC_FIREBASE_PROJECT_ID=cedar-lines',
    'NEXT_PUBLIC_FIREBASE_APP_ID=1:23:web:45',
    'NEXT_PUBLIC_FIREBASE_MEASUREMENT_ID=',
  ]);
  expect(readFileSync(path('functions/.env.cedar-lines'), 'utf8')).toBe(
    `MAIL_FROM=web@cedar.test\nMAIL_TO=${mailboxes}\n`,
  );
});

/** The site's files with all settings but SMTP_URL. */
const files = {
  '.env.production.local': 'NEXT_PUBLIC_FIREBASE_PROJECT_ID=cedar-lines\n',
  'functions/.env.cedar-lines': 'DAILY_ENQUIRIES=200\nMAIL_FROM=web@cedar.test\nMAIL_TO=office@cedar.test\n',
};
const writeFiles = () =>
  Object.entries(files).forEach(([name, content]) => writeFileSync(path(name), content));

test('asks only for what is not set', async () => {
  writeFiles();
  expect(await settings([''])).toMatchObject({ error: '', code: 0 });
  for (const [name, content] of Object.entries(files)) {
    expect(readFileSync(path(name), 'utf8')).toBe(content);
  }
  expect(stored).toEqual([]);
});

test.each<[string, Parameters<typeof startMailServer>[0], (url: string) => string, RegExp]>([
  [
    'a wrong password',
    requiring('right'),
    (url) => url.replace('//', '//website:sesame@'),
    /^127\.0\.0\.1: User or password is wrong.* \(EAUTH 535\)/,
  ],
  [
    'a certificate that nobody signed',
    { secure: true, logger: false },
    (url) => url,
    /certificate of the server is not trusted/,
  ],
  [
    'a sender that the server refuses',
    { onMailFrom: (_address, _session, done) => done(failure(550)) },
    (url) => url,
    /The server refuses MAIL_FROM: ask your provider.* \(EENVELOPE 550\)/,
  ],
  [
    'a second entry that is not an address',
    {},
    (url) => `${url} smtp:/website:sesame@mail.test`,
    /^SMTP_URL is wrong: entry 2 must look like smtps:/,
  ],
])('stores no SMTP_URL with %s, and says what to do', async (_what, options, change, message) => {
  writeFiles();
  const server = await startMailServer(options);
  const { error, output, code } = await settings([change(server.url)]);
  expect(error).toMatch(message);
  expect(error).toMatch(/SMTP_URL is not stored\. Enter "npm run settings" again\. [^\n]*\n$/);
  expect(output + error).not.toContain('sesame');
  expect([code, stored, server.deliveries]).toEqual([1, [], []]);
});

test('says that an answer is wrong, and keeps the answers before it', async () => {
  expect((await settings(['Cedar Lines'])).error).toMatch(/^"Cedar Lines" is not a project id: /);
  expect((await settings(['cedar-lines', 'web@cedar.test', 'office'])).error).toMatch(
    /^MAIL_TO has an entry that is no address\. Enter "npm run settings" again/,
  );
  expect((await settings(['office@cedar.test'])).error).toMatch(/^There was no answer\. /);
  expect(readFileSync(path('functions/.env.cedar-lines'), 'utf8')).toBe(
    'MAIL_FROM=web@cedar.test\nMAIL_TO=office@cedar.test\n',
  );
});
