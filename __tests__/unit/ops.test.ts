// Depends on the inside of gcloud: its command that parses calls without an account may change.

import { spawnSync } from 'node:child_process';
import { existsSync, writeFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';

import { readSettings } from '../../functions/src/settings';
import { newCloudShell } from '../cloud-shell';
import { newFolder } from '../folder';

const linuxTest = process.platform === 'linux' ? test : test.skip;
const run = newCloudShell();
const path = newFolder();

const answers = 'smtps://u:sesame\\@mail.test\nweb@cedar.test\noffice@cedar.test\n';
const hostAndMailbox = ['WWW.cedar.example', 'Owner@elsewhere.example'];

/** Answers as in a project in which nothing exists, except the function's account when it is asked for. */
const empty = `
case "$*" in
  projects\\ describe*) echo 123 ;;
  *get-iam-policy*) echo roles/editor ;;
  *"channels list --format"*) printf 'phone\\nmail\\n' ;;
  *describe\\ enquiries*) [[ $* != *function* ]] ;;
  *describe*|*access*) exit 1 ;;
esac`;
const full = `
case "$*" in
  projects\\ describe*) echo 123 ;;
  *access*SMTP_URL) echo smtps://u:sesame@mail.test ;;
  *access*MAIL_FROM) echo web@cedar.test ;;
  *access*MAIL_TO) echo office@cedar.test ;;
  *"channels list --format"*) printf 'phone\\nmail\\n' ;;
  *list*displayName*) echo found/it ;;
esac`;

const starts = {
  'setup.sh function': () => run('setup.sh', ['function'], { google: empty, input: answers }),
  'setup.sh function, a second time': () => run('setup.sh', ['function'], { google: full, input: '\n\n\n' }),
  'setup.sh github': () => run('setup.sh', ['github', '42'], { google: empty }),
  'setup.sh github, a second time': () => run('setup.sh', ['github', '42'], { google: full }),
  'alerts.sh': () => run('alerts.sh', hostAndMailbox, { google: empty }),
  'alerts.sh, a second time': () => run('alerts.sh', hostAndMailbox, { google: full }),
};

const names = Object.keys(starts) as (keyof typeof starts)[];
const results: Partial<Record<(typeof names)[number], ReturnType<typeof run>>> = {};

/** Starts a script at the first call, and then returns the same result again. */
const resultOf = (name: (typeof names)[number]) => (results[name] ??= starts[name]());

// Whoever changes a script reviews here what it asks of Google. Roles and trust must not grow unseen.
linuxTest.each(names)('%s asks Google for what was reviewed', (name) => {
  const { status, calls } = resultOf(name);
  expect(status).toBe(0);
  // A second run sends the same files.
  expect(name.includes('second') ? calls.match(/^(gcloud|curl) .*/gm) : calls).toMatchSnapshot();
});

const hasGcloud = process.env.PATH!.split(delimiter).some((folder) => existsSync(join(folder, 'gcloud')));

(hasGcloud ? linuxTest : test.skip)('the real gcloud understands each call', () => {
  const commands = names.flatMap((name) => resultOf(name).commands);
  const quoted = (part: string) =>
    part.startsWith('--') ? part : `'${part.replaceAll("'", String.raw`'\''`)}'`;
  const unique = [...new Set(commands.map((parts) => ['gcloud', ...parts.map(quoted)].join(' ')))];
  writeFileSync(path('calls.json'), JSON.stringify(unique.map((call) => ({ command_string: call }))));
  const { stdout, stderr } = spawnSync(
    'gcloud',
    ['meta', 'lint-gcloud-commands', '--commands-file', path('calls.json')],
    { encoding: 'utf8', env: { ...process.env, CLOUDSDK_CONFIG: path('config') } },
  );
  expect(stderr).toBe('');
  const results = JSON.parse(stdout) as { command_string: string; error_message?: string }[];
  expect(results).toHaveLength(unique.length);
  const refused = results.filter(({ error_message }) => error_message);
  expect(refused.map(({ command_string, error_message }) => [command_string, error_message])).toEqual([]);
});

linuxTest('setup.sh asks again for a setting without a value, also if an earlier run has begun it', () => {
  const google = 'case "$*" in *access*) exit 1 ;; *describe*) echo 1 ;; esac';
  const { status, calls } = run('setup.sh', ['function'], { google, input: `\n${answers}` });
  expect(status).toBe(0);
  expect(calls.match(/^stdin: .*/gm)).toHaveLength(3);
});

const settings = {
  SMTP_URL: 'smtps://web%40cedar.test:Sesame@smtp.gmail.com smtp://token:token@mail.test:587',
  MAIL_FROM: '"Cedar, Lines" <Web@cedar.test>',
  MAIL_TO: 'office@cedar.test, Second office <second@other.test>',
};
const read = ({ SMTP_URL, MAIL_FROM, MAIL_TO }: typeof settings) =>
  readSettings(SMTP_URL, MAIL_FROM, MAIL_TO);

linuxTest.each<[keyof typeof settings, string, string]>([
  ['SMTP_URL', 'garbage', 'be smtps://'],
  ['SMTP_URL', 'https://u:sesame@mail.test', 'be smtps://'],
  ['SMTP_URL', 'smtps://u:ses@me@mail.test', 'be smtps://'],
  ['SMTP_URL', 'smtps://u:sesame@mail.test garbage', 'be smtps://'],
  ['MAIL_FROM', 'not-an-address', 'be one email address'],
  ['MAIL_FROM', 'web@cedar', 'be one email address'],
  ['MAIL_FROM', 'web@cedar.test, office@cedar.test', 'be one email address'],
  ['MAIL_TO', ',,', 'be email addresses'],
  ['MAIL_TO', 'office@cedar.test; second@other.test', 'be email addresses'],
  ['MAIL_TO', 'office@cedar.test, second', 'be email addresses'],
  // The function takes these two. Gmail would send as another address, or answer the wrong mailbox.
  ['MAIL_FROM', 'info@cedar.test', 'be web@cedar.test'],
  ['MAIL_TO', 'office@cedar.test, WEB@cedar.test', 'not contain the mailbox of MAIL_FROM'],
])('setup.sh asks again at once for %s after %j', (name, wrong, rule) => {
  const lines = Object.entries(settings).flatMap(([key, right]) => (key === name ? [wrong, right] : [right]));
  const { status, stdout, calls } = run('setup.sh', ['function'], {
    google: empty,
    input: `${lines.join('\n')}\n`,
  });
  expect(status).toBe(0);
  expect(stdout).toContain(`${name} must ${rule}`);
  expect(calls.match(/^stdin: .*/gm)).toEqual(Object.values(settings).map((right) => `stdin: ${right}`));
  expect(read(settings)).toMatchObject({ from: { address: 'Web@cedar.test' } });
  if (rule.startsWith('be ') && !rule.includes('web@'))
    expect(() => read({ ...settings, [name]: wrong })).toThrow(RegExp(`^${name}`));
});

linuxTest('setup.sh fails when Google refuses a role six times', () => {
  const google = 'case "$*" in *add-iam-policy-binding*) exit 1 ;; *list*|*describe*) echo 1 ;; esac';
  const { status, stderr, calls } = run('setup.sh', ['function'], { google, input: answers });
  expect(status).toBe(1);
  expect(stderr).toContain('Google refused this six times.');
  expect(calls.match(/add-iam-policy-binding/g)).toHaveLength(6);
});

linuxTest('setup.sh github names what must come first, and changes nothing before', () => {
  const { status, stderr, calls } = run('setup.sh', ['github', '42'], { google: '[[ $* = projects* ]]' });
  expect(status).toBe(1);
  expect(stderr).toBe('The accounts of the contact form do not exist: run "bash setup.sh function" first.\n');
  expect(calls).not.toMatch(/ (create|enable|add)/);
});

linuxTest.each(['policies create', 'uptime create'])(
  'alerts.sh leaves the existing alerts and checks when Google refuses %s',
  (refused) => {
    const google = `${full}\ncase "$*" in *"${refused}"*) exit 1 ;; esac`;
    const { status, calls } = run('alerts.sh', hostAndMailbox, { google });
    expect(status).not.toBe(0);
    expect(calls).toContain(refused);
    expect(calls).not.toMatch(refused === 'policies create' ? /policies delete/ : /uptime delete/);
  },
);

linuxTest.each([
  ['setup.sh', []],
  ['setup.sh', ['github']],
  ['setup.sh', ['github', 'owner/name']],
  ['setup.sh', ['function', '42']],
  ['setup.sh', ['other']],
  ['alerts.sh', ['www.cedar.example']],
  ['alerts.sh', ['https://www.cedar.example/', 'owner@elsewhere.example']],
  ['alerts.sh', ['www.cedar.example', 'owner']],
  ['alerts.sh', ['www.cedar.example', 'a@c.example,b@c.example']],
] as const)('%s prints its usage for the arguments %j, and calls nothing', (script, args) => {
  const { status, stderr, calls } = run(script, [...args]);
  expect(status).toBe(1);
  expect(stderr).toMatch(script === 'setup.sh' ? /^bash setup\.sh function / : /^bash alerts\.sh www\./);
  expect(calls).toBe('');
});
