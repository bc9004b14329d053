// Depends on the inside of gcloud: its command that parses calls without an account may change.

import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { runInNewContext } from 'node:vm';

import { hosting } from '../../firebase.json';
import notMailed from '../../ops/enquiry-not-mailed.json';
import unreachable from '../../ops/unreachable.json';
import { readSettings } from '../../functions/src/settings';
import { newCloudShell } from '../cloud-shell';
import { filesIn } from '../files';
import { newFolder } from '../folder';

const linuxTest = process.platform === 'linux' ? test : test.skip;
const { run, prepare } = newCloudShell();
const path = newFolder();

const answers = 'smtps://u:sesame@mail.test\nweb@cedar.test\noffice@cedar.test\n';
const hostAndMailbox = ['WWW.cedar.example', 'Owner@elsewhere.example'];

/** Answers as in a project in which nothing exists. */
const empty = `
case "$*" in
  projects\\ describe*) echo 123 ;;
  *get-iam-policy*) echo roles/editor ;;
  *"channels list --format"*) printf 'phone\\nmail\\n' ;;
  *describe*|*access*) exit 1 ;;
esac`;
/** The same, but the function's account exists. */
const withForm = `[[ $* != *describe\\ enquiries* ]] || exit 0${empty}`;
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
  'setup.sh github': () => run('setup.sh', ['github', '42'], { google: withForm }),
  'setup.sh github, a second time': () => run('setup.sh', ['github', '42'], { google: full }),
  'alerts.sh': () => run('alerts.sh', hostAndMailbox, { google: empty }),
  'alerts.sh, a second time': () => run('alerts.sh', hostAndMailbox, { google: full }),
};

const names = Object.keys(starts) as (keyof typeof starts)[];
const results: Partial<Record<(typeof names)[number], ReturnType<typeof run>>> = {};

/** Starts a script at the first call, and then returns the same result again. */
const resultOf = (name: (typeof names)[number]) => (results[name] ??= starts[name]());

/** Returns the accounts with their roles, and what each role is for. */
const rolesIn = (calls: string) =>
  [...calls.matchAll(/ add-iam-policy-binding (\S+) --role roles\/(\S+) --member (\S+)/g)].map(
    ([, target, role, member]) =>
      `${member} has ${role} of ${target}`.replaceAll(/serviceAccount:|@cedar-lines\.iam\S+/g, ''),
  );

const trusted =
  'principalSet://iam.googleapis.com/projects/123/locations/global/workloadIdentityPools/github';
const deployer = (account: string, use: string) => [
  `${trusted}/attribute.use/${use} has iam.workloadIdentityUser of ${account}`,
  `${account} has firebasehosting.admin of cedar-lines`,
  `${account} has serviceusage.apiKeysViewer of cedar-lines`,
  `${account} has serviceusage.serviceUsageConsumer of cedar-lines`,
];
const builder = '123-compute@developer.gserviceaccount.com';

linuxTest.each([
  {
    command: 'setup.sh function',
    makes: ['iam', 'cloudresourcemanager', 'compute', 'secretmanager', 'enquiries'],
    roles: [
      'enquiries has secretmanager.secretAccessor of SMTP_URL',
      'enquiries has secretmanager.secretAccessor of MAIL_FROM',
      'enquiries has secretmanager.secretAccessor of MAIL_TO',
      `${builder} has cloudbuild.builds.builder of cedar-lines`,
    ],
  },
  {
    command: 'setup.sh github',
    makes: ['iamcredentials', 'sts', 'previews', 'github'],
    roles: [
      ...deployer('previews', 'preview'),
      ...deployer('github', 'live'),
      'github has cloudfunctions.admin of cedar-lines',
      'github has secretmanager.viewer of cedar-lines',
      'github has iam.serviceAccountUser of enquiries',
    ],
  },
] as const)('$command gives each account the least roles, also again', ({ command, makes, roles }) => {
  const first = resultOf(command);
  // APIs, and then accounts.
  const made = first.calls.match(/(?<=accounts create )\w+|\w+(?=\.googleapis\.com( |$))/gm);
  expect(made).toEqual(makes);
  expect(rolesIn(first.calls)).toEqual(roles);
  const second = resultOf(`${command}, a second time`);
  expect(rolesIn(second.calls)).toEqual(roles);
  expect([first.status, second.status]).toEqual([0, 0]);
  expect(second.calls).not.toMatch(/ (create|create-oidc|versions add|remove-iam-policy-binding) /);
});

linuxTest('setup.sh makes the account that builds no Editor', () => {
  const change = `remove-iam-policy-binding cedar-lines --role roles/editor --member serviceAccount:${builder}`;
  expect(resultOf('setup.sh function').calls).toContain(change);
});

linuxTest('the password in SMTP_URL stays hidden while an operator types it', async () => {
  const terminal = spawn('script', ['-qec', 'bash setup.sh function', '/dev/null'], prepare(empty));
  const typed = answers.split('\n');
  let shown = '';
  terminal.stdout.on('data', (chunk: Buffer) => {
    shown += chunk.toString();
    if (shown.endsWith(': ')) terminal.stdin.write(`${typed.shift()}\n`);
  });
  await once(terminal, 'close');
  expect(shown).toContain('web@cedar.test');
  expect(shown).not.toContain('sesame');
});

// A pull request brings its own workflow files.
linuxTest.each([
  ['push', 'refs/heads/main', 'live'],
  ['workflow_dispatch', 'refs/heads/main', 'live'],
  ['workflow_run', 'refs/heads/main', 'preview'],
  ['workflow_dispatch', 'refs/heads/prices', 'nothing'],
  ['pull_request', 'refs/pull/7/merge', 'nothing'],
  ['pull_request_target', 'refs/heads/main', 'nothing'],
])('Google lets a run by %s of %s of this repository deploy: %s', (event_name, ref, use) => {
  for (const name of ['setup.sh github', 'setup.sh github, a second time'] as const) {
    const { calls } = resultOf(name);
    expect(calls).toContain('--issuer-uri https://token.actions.githubusercontent.com ');
    const [, mapping = '', condition = ''] =
      /google\.subject=assertion\.sub;attribute\.use=(.*) --attribute-condition (.*)$/m.exec(calls)!;
    // Google's language has "x in list" where JavaScript has "list.includes(x)".
    const inJavaScript = mapping.replaceAll(/(\S+) in (\[.*?\])/g, '$2.includes($1)');
    const evaluate = (repository_id: string) =>
      runInNewContext(`${condition} && (${inJavaScript})`, {
        assertion: { event_name, ref, repository_id },
      }) as unknown;
    expect([evaluate('42'), evaluate('43')]).toEqual([use, false]);
  }
});

linuxTest('setup.sh github ends with the variables that the workflows read, to be pasted', () => {
  const variables = [
    ...resultOf('setup.sh github').stdout.matchAll(/^ {2}gh variable set (\S+) --body (\S+) &&$/gm),
  ];
  expect(variables.map(([, name, value]) => [name, value])).toEqual([
    ['PROJECT_ID', 'cedar-lines'],
    ['WORKLOAD_IDENTITY_PROVIDER', `${trusted.split('.com/')[1]}/providers/github`],
  ]);
  const read = filesIn('.github').flatMap(
    (file) => readFileSync(file, 'utf8').match(/(?<=vars\.)\w+/g) ?? [],
  );
  expect([...new Set(read)].toSorted()).toEqual(variables.map(([, name]) => name));
});

linuxTest('alerts.sh alerts all channels about this host, and a second run leaves one of each', () => {
  const { status, calls } = resultOf('alerts.sh');
  expect(status).toBe(0);
  const check =
    'host=www.cedar.example,project_id=cedar-lines --protocol https --validate-ssl true --regions usa-oregon,usa-iowa,usa-virginia';
  expect(calls.match(/host=\S+ .* --regions \S+|email_address=\S+/g)).toEqual([
    'email_address=owner@elsewhere.example',
    ...Array<string>(3).fill(check),
  ]);
  expect(calls.match(/policies create .* phone,mail$/gm)).toHaveLength(2);
  expect(calls).not.toMatch(/ delete /);

  const { calls: again } = resultOf('alerts.sh, a second time');
  const replaced = (kind: string) => [`${kind} create`, `${kind} delete`];
  expect(again.match(/(channels|uptime|policies) (create|update|delete)/g)).toEqual([
    'channels update',
    ...['uptime', 'uptime', 'policies', 'policies', 'uptime'].flatMap(replaced),
    // The trial's check goes at the end.
    'uptime delete',
  ]);
});

linuxTest('the trial rings both alerts, by an entry and by a missing page', () => {
  const { filter } = notMailed.conditions[0]!.conditionMatchedLog;
  const { calls } = resultOf('alerts.sh');
  const entry = / --severity ERROR --monitored-resource-type (\w+) .*,service_name=(\w+),/.exec(calls)!;
  const [rewrite] = hosting[0]!.rewrites!;
  expect(entry.slice(1)).toEqual(['cloud_run_revision', rewrite!.function.functionId.toLowerCase()]);
  expect(filter).toBe(
    `resource.type="${entry[1]}" AND resource.labels.service_name="${entry[2]}" AND (severity>=ERROR OR textPayload:"no available instance")`,
  );
  const paths = ['/ --period 5', `${rewrite!.source} --period 5`, '/trial --period 1'];
  expect(calls.match(/(?<=--path )\S+ --period \d+/g)).toEqual(paths);
});

test('lost enquiries ring every 15 minutes, and so do two places with a bad connection, but not one', () => {
  for (const alert of [notMailed, unreachable]) expect(alert).not.toHaveProperty('enabled');
  expect(notMailed.alertStrategy.notificationRateLimit).toEqual({ period: '900s' });
  const { aggregations, ...condition } = unreachable.conditions[0]!.conditionThreshold;
  const groupByFields = ['resource.label.host', 'metric.label.check_id'];
  const oldest = { alignmentPeriod: '1200s', perSeriesAligner: 'ALIGN_NEXT_OLDER' };
  expect(aggregations).toEqual([{ ...oldest, crossSeriesReducer: 'REDUCE_COUNT_FALSE', groupByFields }]);
  expect(condition).toMatchObject({ comparison: 'COMPARISON_GT', thresholdValue: 1, duration: '60s' });
  expect(condition.filter).toMatch(/uptime_check\/check_passed"$/);
});

// A machine of GitHub gets a new gcloud each week, which must not stop a change of the page.
const hasGcloud =
  !process.env.GITHUB_ACTIONS &&
  process.env.PATH!.split(delimiter).some((folder) => existsSync(join(folder, 'gcloud')));

(hasGcloud ? linuxTest : test.skip)('the real gcloud understands each call', () => {
  // Calls that differ only in their values count as one, because each takes seconds.
  const withoutValues = (parts: string[]) => parts.filter((part) => /^(--|[a-z-]+$)/.test(part)).join(' ');
  const commands = names.flatMap((name) => resultOf(name).commands);
  const quoted = (part: string) =>
    part.startsWith('--') ? part : `'${part.replaceAll("'", String.raw`'\''`)}'`;
  const calls = new Map(
    commands.map((parts) => [withoutValues(parts), `gcloud ${parts.map(quoted).join(' ')}`]),
  );
  const unique = [...calls.values()];
  writeFileSync(path('calls.json'), JSON.stringify(unique.map((call) => ({ command_string: call }))));
  const args = ['meta', 'lint-gcloud-commands', '--commands-file', path('calls.json')];
  const env = { ...process.env, CLOUDSDK_CONFIG: path('config') };
  const { stdout } = spawnSync('gcloud', args, { encoding: 'utf8', env });
  const results = JSON.parse(stdout) as { error_message?: string }[];
  expect(results).toHaveLength(unique.length);
  expect(results.filter(({ error_message }) => error_message)).toEqual([]);
});

/** What an operator types, and the rule with which setup.sh asks again. Without a rule, it is right. */
const typed: [name: string, value: string, rule?: string][] = [
  ['SMTP_URL', '', 'be smtps://'],
  ['SMTP_URL', 'garbage', 'be smtps://'],
  ['SMTP_URL', 'https://u:sesame@mail.test', 'be smtps://'],
  ['SMTP_URL', 'smtps://u:ses@me@mail.test', 'be smtps://'],
  ['SMTP_URL', 'smtps://u:100%sure@mail.test', 'be smtps://'],
  ['SMTP_URL', 'smtps://u:sesame@mail.test garbage', 'be smtps://'],
  ['SMTP_URL', 'smtps://web%40cedar.test:Ses\\ame@smtp.gmail.com smtp://token:token@mail.test:587'],
  ['MAIL_FROM', 'not-an-address', 'be one email address'],
  ['MAIL_FROM', 'web@cedar', 'be one email address'],
  ['MAIL_FROM', 'web@cedar.test, office@cedar.test', 'be one email address'],
  // Gmail would send as another address.
  ['MAIL_FROM', 'info@cedar.test', 'be web@cedar.test'],
  ['MAIL_FROM', '"Cedar, Lines" <Web@cedar.test>'],
  ['MAIL_TO', ',,', 'be email addresses'],
  ['MAIL_TO', 'office@cedar.test; second@other.test', 'be email addresses'],
  ['MAIL_TO', 'office@cedar.test, second', 'be email addresses'],
  // In Gmail, Reply would go to the wrong mailbox.
  ['MAIL_TO', 'office@cedar.test, WEB@cedar.test', 'not contain the mailbox of MAIL_FROM'],
  ['MAIL_TO', 'office@cedar.test, Second office <second@other.test>'],
];

linuxTest('setup.sh asks again after each wrong setting, and stores what the function takes', () => {
  const input = typed.map(([, value]) => `${value}\n`).join('');
  // An earlier run has created the secrets, but stored no value.
  const google = 'case "$*" in *access*) exit 1 ;; *describe*) echo 1 ;; esac';
  const { status, stdout, calls } = run('setup.sh', ['function'], { google, input });
  expect(status).toBe(0);
  const wrong = typed.filter(([, , rule]) => rule);
  expect(stdout.match(/\w+ must .*/g)).toEqual(
    wrong.map(([name, , rule]) => expect.stringContaining(`${name} must ${rule}`) as unknown),
  );
  const right = typed.filter(([, , rule]) => !rule).map(([, value]) => value) as [string, string, string];
  expect(calls.match(/^stdin: .*/gm)).toEqual(right.map((value) => `stdin: ${value}`));
  expect(readSettings(...right)).toMatchObject({ from: { address: 'Web@cedar.test' } });
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

linuxTest.each(['policies create', 'uptime create'])('alerts.sh deletes nothing without %s', (refused) => {
  const google = `${full}\ncase "$*" in *"${refused}"*) exit 1 ;; esac`;
  const { status, calls } = run('alerts.sh', hostAndMailbox, { google });
  expect(status).not.toBe(0);
  expect(calls).toContain(refused);
  expect(calls).not.toMatch(refused === 'policies create' ? /policies delete/ : /uptime delete/);
});

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
