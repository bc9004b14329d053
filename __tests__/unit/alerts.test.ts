import { readdirSync, readFileSync } from 'node:fs';

import * as functions from '../../functions/src/index';
import { messages } from '../../functions/src/messages';
import { newCloudShell } from '../cloud-shell';
import { linuxTest } from '../linux';

/** The part of an alert's file that these tests read. */
interface Policy {
  conditions: {
    conditionMatchedLog?: { filter: string };
    conditionAbsent?: { duration: string };
    conditionThreshold?: { aggregations: { alignmentPeriod: string }[] };
  }[];
  alertStrategy: { notificationRateLimit?: { period: string } };
}

const files = readdirSync('ops').filter((file) => file.endsWith('.json'));
const read = (file: string): unknown => JSON.parse(readFileSync(`ops/${file}`, 'utf8'));

const policies = files
  .filter((file) => !/^(channel|metric|uptime)-/.test(file))
  .map((file) => [file, read(file) as Policy] as const);

const logFilters = policies.flatMap(([, { conditions }]) =>
  conditions.flatMap(({ conditionMatchedLog }) => conditionMatchedLog?.filter ?? []),
);

const { mailed: _mailed, checkPassed, refused, ...failures } = messages;
const { visitor: _visitor, ...refusals } = refused;

test.each([...Object.values(failures), ...Object.values(refusals)])(
  'one alert rings at the log message "%s", whether the entry is JSON or text',
  (message) => {
    const matching = logFilters.filter((filter) =>
      ['jsonPayload.message', 'textPayload'].every((field) => filter.includes(`${field}:"${message}"`)),
    );
    expect(matching).toHaveLength(1);
  },
);

test('the metric counts the message that the function logs after a passed mail check', () => {
  expect(read('metric-mail-check-passed.json')).toMatchObject({
    name: 'mail-check-passed',
    filter: expect.stringContaining(checkPassed) as string,
  });
});

test.each([
  ['enquiry-not-mailed.json', 'sendcontactemail'],
  ['mail-check-failed.json', 'checkmailserver'],
])('%s rings when %s answers 5xx without a message of its own', (file, service) => {
  const [condition] = (read(file) as Policy).conditions;
  const { filter } = condition!.conditionMatchedLog!;
  const [, requestFilter] = filter.split(') OR (');
  expect(requestFilter).toContain(`resource.labels.service_name="${service}"`);
  expect(requestFilter).toContain('log_id("run.googleapis.com/requests")');
  expect(requestFilter).toMatch(/httpRequest\.status>=500/);
});

// Google refuses an alert on the log without a rate limit, and any other alert with one.
test.each(policies)('%s has a rate limit if it reads the log, and only then', (_file, policy) => {
  const readsLog = policy.conditions.some(({ conditionMatchedLog }) => conditionMatchedLog);
  const { period } = policy.alertStrategy.notificationRateLimit ?? {};
  expect(period).toEqual(readsLog ? expect.stringMatching(/^[1-9]\d*s$/) : undefined);
});

test('the alerts name the service of each function, and no other', () => {
  const all = files.map((file) => readFileSync(`ops/${file}`, 'utf8')).join('\n');
  const services = [...all.matchAll(/service_name=\\"([^"\\]*)/g)].map(([, name]) => name);
  const deployed = Object.entries(functions).filter(([, value]) => '__endpoint' in value);
  const known = deployed.map(([name]) => name.toLowerCase());
  expect(new Set(services)).toEqual(new Set(known));
});

test('a mail check counts as missing only after the longest time between two checks', () => {
  const hour = 3600;
  const { scheduleTrigger } = functions.checkMailServer.__endpoint;
  expect(scheduleTrigger?.schedule).toBe('0 7,19 * * *');
  // Clocks go back in one of the nights.
  const longestHours = 13;
  const { conditions } = read('mail-check-missing.json') as Policy;
  expect(conditions).toHaveLength(2);
  for (const { conditionAbsent, conditionThreshold } of conditions) {
    const wait = conditionAbsent?.duration ?? conditionThreshold!.aggregations[0]!.alignmentPeriod;
    expect(parseInt(wait, 10)).toBeGreaterThan(longestHours * hour);
    // Google allows 23.5 hours at most.
    expect(parseInt(wait, 10)).toBeLessThanOrEqual(23.5 * hour);
  }
});

const runInCloudShell = newCloudShell();
const run = (args: string[], gcloud?: string, project?: string) =>
  runInCloudShell('alerts.sh', args, gcloud, project);
const hostAndMailbox = ['www.cedar.example', 'owner@elsewhere.example'];

linuxTest('alerts.sh sends each file to Google with the given host, project and mailbox', () => {
  const { status, calls } = run(hostAndMailbox);
  expect(status).toBe(0);
  expect(files.filter((file) => !calls.includes(file))).toEqual([]);
  expect(calls).toContain('"email_address": "owner@elsewhere.example"');
  expect(calls).toContain('"host": "www.cedar.example"');
  expect(calls).toContain('"project_id": "cedar-lines"');
  expect(calls).not.toMatch(/redrim|red-rim|backup\.example/);
});

linuxTest('alerts.sh rings each alert once, and then removes the resources of this trial', () => {
  const existing = 'case "$*" in *displayName*trial*) echo "found/trial" ;; esac';
  const [setup = '', trial = ''] = run(hostAndMailbox, existing).calls.split('sleep 300');
  const ringing = [...trial.matchAll(/logging write \S+ (.*?) --severity ERROR/g)].map(([, message = '']) =>
    logFilters.map((filter) => filter.includes(`textPayload:"${message}"`)).indexOf(true),
  );
  // One log entry rings each alert that reads the log.
  expect(ringing.toSorted()).toEqual(logFilters.map((_, index) => index));
  // A page that does not exist is unreachable. A mail check counts as missing after ten minutes.
  expect(trial).toMatch(/"displayName": "Website: trial"[^]*"path": "\/trial"/);
  expect(trial).toContain('"duration": "600s"');
  expect(setup).not.toMatch(/"\/trial"|"duration": "600s"/);
  const [, cleanup = ''] = trial.split('sleep 1800');
  expect(cleanup).toContain('uptime delete found/trial');
  expect(cleanup).toContain('policies delete found/trial');
});

linuxTest('a second run replaces alerts and uptime checks, and keeps the mailbox’s channel', () => {
  const existing = 'case "$*" in *list*displayName*) echo "found/it" ;; esac';
  const { calls } = run(hostAndMailbox, existing);
  expect(calls).toContain('channels update found/it');
  expect(calls).not.toContain('channels create');
  expect(calls.match(/policies delete found\/it/g)!.length).toBeGreaterThanOrEqual(4);
  expect(calls.match(/uptime delete found\/it/g)!.length).toBeGreaterThanOrEqual(2);
  // A run that fails at any point leaves each alert and check in place.
  expect(calls.indexOf('uptimeCheckConfigs')).toBeLessThan(calls.indexOf('uptime delete'));
  expect(calls.indexOf('policies create')).toBeLessThan(calls.indexOf('policies delete'));
});

linuxTest('a second run that cannot make an alert leaves the existing one', () => {
  const existing = 'case "$*" in *list*displayName*) echo "found/it" ;; esac';
  const failing = 'case "$*" in *"policies create"*) exit 1 ;; esac';
  const { status, calls } = run(hostAndMailbox, `${existing}\n${failing}`);
  expect(status).toBe(1);
  expect(calls).toContain('policies create');
  expect(calls).not.toContain('policies delete');
});

linuxTest('alerts.sh retries after a minute when Google does not know the metric yet', () => {
  const refuseOnce =
    'case "$*" in *create*missing*) [ -f "$CALLS.known" ] || { touch "$CALLS.known"; exit 1; } ;; esac';
  const { status, calls } = run(hostAndMailbox, refuseOnce);
  expect(status).toBe(0);
  expect(calls).toContain('sleep 60');
  expect(calls).toContain('sleep 1800');
});

linuxTest.each([
  [[]],
  [['www.cedar.example']],
  [['https://www.cedar.example/', 'owner@elsewhere.example']],
  [['owner@elsewhere.example', 'www.cedar.example']],
  [['www.cedar.example', 'owner']],
])('alerts.sh prints its usage for the arguments %j, and calls nothing', (args) => {
  const { status, stderr, calls } = run(args);
  expect(status).toBe(1);
  expect(stderr).toContain('bash alerts.sh www.your-domain.example you@another-provider.example');
  expect(calls).toBe('');
});
