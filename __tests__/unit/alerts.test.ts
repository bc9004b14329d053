import { readdirSync, readFileSync } from 'node:fs';

import alert from '../../ops/enquiry-not-mailed.json';
import unreachable from '../../ops/unreachable.json';
import functionCheck from '../../ops/uptime-function.json';
import pageCheck from '../../ops/uptime-page.json';
import { newCloudShell } from '../cloud-shell';
import { linuxTest } from '../linux';

test('an alert rings at each error of the function, and at the trial', () => {
  const { filter } = alert.conditions[0]!.conditionMatchedLog;
  expect(filter).toContain('resource.labels.service_name="sendcontactemail" AND (severity>=ERROR');
  const [, trial] = /gcloud logging write (\S+)/.exec(readFileSync('ops/alerts.sh', 'utf8'))!;
  expect(filter).toContain(`log_id("${trial}")`);
});

test('an alert rings when two of three places get a wrong answer, which they ask for every five minutes', () => {
  expect(unreachable.conditions[0]!.conditionThreshold).toMatchObject({
    aggregations: [{ crossSeriesReducer: 'REDUCE_COUNT_FALSE' }],
    comparison: 'COMPARISON_GT',
    thresholdValue: 1,
  });
  for (const { period, selectedRegions } of [functionCheck, pageCheck])
    expect([period, selectedRegions]).toEqual(['300s', ['USA']]);
});

const run = newCloudShell();
const hostAndMailbox = ['www.cedar.example', 'owner@elsewhere.example'];

linuxTest('alerts.sh sends each file to Google with the given host, project and mailbox', () => {
  const gcloud = `case "$*" in *"channels list --format"*) printf 'phone\nmail\n' ;; esac`;
  const { status, calls } = run('alerts.sh', hostAndMailbox, { gcloud });
  expect(status).toBe(0);
  expect(calls.match(/policies create .* --notification-channels phone,mail$/gm)).toHaveLength(2);
  const files = readdirSync('ops').filter((file) => file.endsWith('.json'));
  expect(files.filter((file) => !calls.includes(file))).toEqual([]);
  expect(calls).toContain('"email_address": "owner@elsewhere.example"');
  expect(calls).toContain('"host": "www.cedar.example"');
  expect(calls).toContain('"project_id": "cedar-lines"');
  expect(calls).not.toMatch(/redrim|red-rim|backup\.example/);
});

linuxTest('a second run that cannot make an alert leaves the existing one', () => {
  const existing = 'case "$*" in *list*displayName*) echo "found/it" ;; esac';
  const failing = 'case "$*" in *"policies create"*) exit 1 ;; esac';
  const { status, calls } = run('alerts.sh', hostAndMailbox, { gcloud: `${existing}\n${failing}` });
  expect(status).toBe(1);
  expect(calls).toContain('policies create');
  expect(calls).not.toContain('policies delete');
});

linuxTest.each([
  [['www.cedar.example']],
  [['https://www.cedar.example/', 'owner@elsewhere.example']],
  [['www.cedar.example', 'owner']],
  ...['a&b', 'a/b', 'a\\b'].map((name) => [['www.cedar.example', `${name}@elsewhere.example`]]),
])('alerts.sh prints its usage for the arguments %j, and calls nothing', (args) => {
  const { status, stderr, calls } = run('alerts.sh', args);
  expect(status).toBe(1);
  expect(stderr).toContain('bash alerts.sh www.your-domain.example you@another-provider.example');
  expect(calls).toBe('');
});
