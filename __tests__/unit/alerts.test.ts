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
