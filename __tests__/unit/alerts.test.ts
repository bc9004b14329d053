import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';

import * as functions from '../../functions/src/index';
import { messages } from '../../functions/src/messages';
import { newFolder } from '../folder';

/** The part of an alert's file that these tests read. */
interface Policy {
  documentation: { content: string };
  conditions: {
    conditionMatchedLog?: { filter: string };
    conditionAbsent?: { duration: string };
    conditionThreshold?: { aggregations: { alignmentPeriod: string }[] };
  }[];
  alertStrategy: { notificationRateLimit?: { period: string } };
}

const files = readdirSync('ops').filter((file) => file.endsWith('.json'));
const read = (file: string): unknown => JSON.parse(readFileSync(`ops/${file}`, 'utf8'));
const operating = readFileSync('docs/operating.md', 'utf8');

const policies = files
  .filter((file) => !/^(channel|metric|uptime)-/.test(file))
  .map((file) => [file, read(file) as Policy] as const);

const logFilters = policies.flatMap(([, { conditions }]) =>
  conditions.flatMap(({ conditionMatchedLog }) => conditionMatchedLog?.filter ?? []),
);

const { mailed: _mailed, checkPassed, refused, ...failures } = messages;
const { visitor: _visitor, ...refusals } = refused;

test.each([...Object.values(failures), ...Object.values(refusals)])(
  'an alert rings at "%s", in log entries of either form',
  (sentence) => {
    const heard = logFilters.filter((filter) =>
      ['jsonPayload.message', 'textPayload'].every((field) =>
        filter.includes(`${field}:"${sentence}"`),
      ),
    );
    expect(heard).toHaveLength(1);
  },
);

test('the metric counts the sentence that the function logs', () => {
  expect(read('metric-mail-check-passed.json')).toMatchObject({
    name: 'mail-check-passed',
    filter: expect.stringContaining(checkPassed) as string,
  });
});

test.each([
  ['enquiry-not-mailed.json', 'sendcontactemail'],
  ['mail-check-failed.json', 'checkmailserver'],
])('%s rings when the platform fails, which logs nothing of ours', (file, service) => {
  const [condition] = (read(file) as Policy).conditions;
  const { filter } = condition!.conditionMatchedLog!;
  const [, ofPlatform] = filter.split(') OR (');
  expect(ofPlatform).toContain(`resource.labels.service_name="${service}"`);
  expect(ofPlatform).toContain('log_id("run.googleapis.com/requests")');
  expect(ofPlatform).toMatch(/httpRequest\.status>=500/);
});

test.each(policies)('%s limits how often it rings, as Google requires', (_file, policy) => {
  const ofLog = policy.conditions.some(({ conditionMatchedLog }) => conditionMatchedLog);
  const { period } = policy.alertStrategy.notificationRateLimit ?? {};
  expect(period).toEqual(ofLog ? expect.stringMatching(/^[1-9]\d*s$/) : undefined);
});

test('each service that a file names exists', () => {
  const all = files.map((file) => readFileSync(`ops/${file}`, 'utf8')).join('\n');
  const services = [...all.matchAll(/service_name=\\"([^"\\]*)/g)].map(([, name]) => name);
  const known = Object.keys(functions).map((name) => name.toLowerCase());
  expect(new Set(services)).toEqual(new Set(known));
});

test('a missing mail check rings only after the longest time between two checks', () => {
  const hour = 3600;
  const { scheduleTrigger } = functions.checkMailServer.__endpoint;
  expect(scheduleTrigger?.schedule).toBe('0 7,19 * * *');
  // The longest time is in the night when clocks go back.
  const longest = 13;
  const { conditions } = read('mail-check-missing.json') as Policy;
  expect(conditions).toHaveLength(2);
  for (const { conditionAbsent, conditionThreshold } of conditions) {
    const wait = conditionAbsent?.duration ?? conditionThreshold!.aggregations[0]!.alignmentPeriod;
    expect(parseInt(wait, 10)).toBeGreaterThan(longest * hour);
    // Google allows no longer time.
    expect(parseInt(wait, 10)).toBeLessThanOrEqual(23.5 * hour);
  }
});

test.each(policies)('%s names a chapter of docs/operating.md that exists', (_file, policy) => {
  const [, chapter = ''] =
    /docs\/operating\.md, "([^"]+)"/.exec(policy.documentation.content) ?? [];
  expect(operating.split('\n')).toContain(`## ${chapter}`);
});

const path = newFolder();

// The Cloud Shell runs Linux.
const testInCloudShell = process.platform === 'linux' ? test : test.skip;

/** Runs alerts.sh with stand-ins for its programs. Returns its calls, with the contents of files. */
function runAlerts(args: string[], gcloud = '') {
  cpSync('ops', path(), { recursive: true });
  const note = `{ echo "$(basename "$0") $*"; for file in "$@"; do if [ -f "\${file#@}" ]; then cat "\${file#@}"; fi; done; } >> ${path('calls')}`;
  for (const name of ['gcloud', 'curl', 'sleep']) {
    const program = `#!/bin/sh\n${note}\n${name === 'gcloud' ? gcloud : ''}\n`;
    writeFileSync(path(name), program, { mode: 0o755 });
  }
  const { status, stderr } = spawnSync('bash', [path('alerts.sh'), ...args], {
    encoding: 'utf8',
    env: {
      ...process.env,
      PATH: `${path()}:${process.env.PATH}`,
      GOOGLE_CLOUD_PROJECT: 'cedar-lines',
    },
  });
  return {
    status,
    stderr,
    calls: existsSync(path('calls')) ? readFileSync(path('calls'), 'utf8') : '',
  };
}

const told = ['www.cedar.example', 'owner@elsewhere.example'];

testInCloudShell('one command sends each file to Google with host, project and mailbox', () => {
  const { status, calls } = runAlerts(told);
  expect(status).toBe(0);
  expect(files.filter((file) => !calls.includes(file))).toEqual([]);
  expect(calls).toContain('"email_address": "owner@elsewhere.example"');
  expect(calls).toContain('"host": "www.cedar.example"');
  expect(calls).toContain('"project_id": "cedar-lines"');
  expect(calls).not.toMatch(/redrim|red-rim|backup\.example/);
});

testInCloudShell('the same command rings each alert once, and then removes its test data', () => {
  const existing = 'case "$*" in *displayName*trial*) echo "found/trial" ;; esac';
  const [made = '', trial = ''] = runAlerts(told, existing).calls.split('sleep 300');
  const inLog = [...trial.matchAll(/logging write \S+ (.*?) --severity ERROR/g)].map(
    ([, sentence = '']) =>
      logFilters.map((filter) => filter.includes(`textPayload:"${sentence}"`)).indexOf(true),
  );
  // One log entry rings each alert that reads the log.
  expect(inLog.toSorted()).toEqual(logFilters.map((_, index) => index));
  // A page that does not exist is unreachable. A mail check counts as missing after ten minutes.
  expect(trial).toMatch(/"displayName": "Website: trial"[^]*"path": "\/trial"/);
  expect(trial).toContain('"duration": "600s"');
  expect(made).not.toMatch(/"\/trial"|"duration": "600s"/);
  const [, ended = ''] = trial.split('sleep 1800');
  expect(ended).toContain('uptime delete found/trial');
  expect(ended).toContain('policies delete found/trial');
});

testInCloudShell('a second run replaces the alerts, and keeps the mailbox’s channel', () => {
  const existing = 'case "$*" in *list*displayName*) echo "found/it" ;; esac';
  const { calls } = runAlerts(told, existing);
  expect(calls).toContain('channels update found/it');
  expect(calls).not.toContain('channels create');
  expect(calls.match(/policies delete found\/it/g)!.length).toBeGreaterThanOrEqual(4);
  expect(calls.match(/uptime delete found\/it/g)!.length).toBeGreaterThanOrEqual(2);
});

testInCloudShell('the command waits until Google knows a new metric', () => {
  const unknown = `case "$*" in *create*missing*) [ -f ${path('known')} ] || { touch ${path('known')}; exit 1; } ;; esac`;
  const { status, calls } = runAlerts(told, unknown);
  expect(status).toBe(0);
  expect(calls).toContain('sleep 60');
  expect(calls).toContain('sleep 1800');
});

testInCloudShell.each([
  [[]],
  [['www.cedar.example']],
  [['https://www.cedar.example/', 'owner@elsewhere.example']],
  [['owner@elsewhere.example', 'www.cedar.example']],
  [['www.cedar.example', 'owner']],
])('the command told %j says what it needs, and calls nothing', (args) => {
  const { status, stderr, calls } = runAlerts(args);
  expect(status).toBe(1);
  expect(stderr).toContain('bash alerts.sh www.your-domain.example you@another-provider.example');
  expect(calls).toBe('');
});
