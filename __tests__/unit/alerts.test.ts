/** @jest-environment node */
import { execFileSync } from 'node:child_process';
import { cpSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';

import { fromProto3JSON, toProto3JSON } from 'proto3-json-serializer';
import { Root, type INamespace, type Type } from 'protobufjs';

import * as functions from '../../functions/src/index';
import { messages } from '../../functions/src/messages';
import { newFolder } from '../folder';

/** What the tests below read of a policy; all of it is compared with Google's definitions. */
interface Policy {
  documentation: { content: string };
  conditions: {
    conditionMatchedLog?: { filter: string };
    conditionAbsent?: { filter: string; duration: string };
    conditionThreshold?: { filter: string; aggregations: { alignmentPeriod: string }[] };
  }[];
  alertStrategy: { notificationRateLimit?: { period: string } };
}

const read = (file: string): unknown => JSON.parse(readFileSync(file, 'utf8'));
const operating = readFileSync('docs/operating.md', 'utf8');

/** Google's definitions, as its own client libraries hold them. */
const clients = {
  monitoring: require.resolve('@google-cloud/monitoring/build/protos/protos.json'),
  dashboards: require.resolve('@google-cloud/monitoring-dashboards/build/protos/protos.json'),
  logging: require.resolve('@google-cloud/logging-api/build/protos/protos.json'),
};

type Definition = readonly [client: keyof typeof clients, type: string];

/** The definition of each kind of file, by the beginning of its name. */
const definitions: Record<string, Definition> = {
  channel: ['monitoring', 'google.monitoring.v3.NotificationChannel'],
  uptime: ['monitoring', 'google.monitoring.v3.UptimeCheckConfig'],
  metric: ['logging', 'google.logging.v2.LogMetric'],
  dashboard: ['dashboards', 'google.monitoring.dashboard.v1.Dashboard'],
};
const policyDefinition: Definition = ['monitoring', 'google.monitoring.v3.AlertPolicy'];

const files = readdirSync('ops').filter((file) => file.endsWith('.json'));
const kindOf = (file: string) => definitions[file.split('-')[0]!];

const policies = files
  .filter((file) => !kindOf(file))
  .map((file) => [file, read(`ops/${file}`) as Policy] as const);

function typeOf(file: string): Type {
  const [client, name] = kindOf(file) ?? policyDefinition;
  return Root.fromJSON(read(clients[client]) as INamespace)
    .resolveAll()
    .lookupType(name);
}

/** The texts that a filter matches, in either field that holds a log entry's text. */
function texts(filter: string, field: 'jsonPayload.message' | 'textPayload'): string[] {
  return [...filter.matchAll(/([\w.]+):"([^"]*)"/g)]
    .filter(([, name]) => name === field)
    .map(([, , text]) => text ?? '');
}

/** Policies that wait for a sentence of the function. */
const sentencePolicies = policies.flatMap(([file, policy]) =>
  policy.conditions
    .map(({ conditionMatchedLog }) => conditionMatchedLog?.filter ?? '')
    .filter((filter) => texts(filter, 'jsonPayload.message').length > 0)
    .map((filter) => [file, filter, policy] as const),
);

const metrics = files
  .filter((file) => file.startsWith('metric-'))
  .map((file) => read(`ops/${file}`) as { name: string; filter: string });

const alarming = [
  messages.notMailed,
  messages.otherServer,
  messages.rejected,
  messages.refused.day,
  messages.checkFailed,
];

test.each(files)('%s is what Google’s definitions know, to the last field', (file) => {
  const type = typeOf(file);
  const given = read(`ops/${file}`) as Parameters<typeof fromProto3JSON>[1];
  const message = fromProto3JSON(type, given)!;
  expect(type.verify(message)).toBeNull();
  // A field or word that the definition does not have is lost on the way.
  expect(toProto3JSON(message)).toMatchObject(given as object);
});

test('every log entry that an operator must hear of raises its alert', () => {
  const heard = sentencePolicies.flatMap(([, filter]) => texts(filter, 'jsonPayload.message'));
  expect(heard.toSorted()).toEqual(alarming.toSorted());
});

test.each(sentencePolicies)('%s hears entries of either form', (_file, filter) => {
  expect(filter).toMatch(/^severity>=(ERROR|WARNING) AND \(.*\)$/);
  expect(texts(filter, 'textPayload')).toEqual(texts(filter, 'jsonPayload.message'));
});

test.each(policies)('%s rings a limited number of times, as Google demands', (_file, policy) => {
  const ofLog = policy.conditions.filter(({ conditionMatchedLog }) => conditionMatchedLog);
  expect(ofLog.length === 0 || policy.conditions.length === 1).toBe(true);
  const { period } = policy.alertStrategy.notificationRateLimit ?? {};
  if (ofLog.length > 0) expect(period).toMatch(/^[1-9]\d*s$/);
  else expect(period).toBeUndefined();
});

test('the metrics count the function’s own sentences, in entries of either form', () => {
  const counted = metrics.map(({ name, filter }) => [
    name,
    texts(filter, 'jsonPayload.message'),
    texts(filter, 'textPayload'),
  ]);
  expect(counted).toEqual([
    ['enquiries-mailed', [messages.mailed], [messages.mailed]],
    ['mail-check-passed', [messages.checkPassed], [messages.checkPassed]],
  ]);
});

test('every file that names a service or a metric names one that there is', () => {
  const all = files.map((file) => readFileSync(`ops/${file}`, 'utf8')).join('\n');
  const services = [...all.matchAll(/service_name=\\"([^"\\]*)/g)].map(([, name]) => name);
  const known = Object.keys(functions).map((name) => name.toLowerCase());
  expect(new Set(services)).toEqual(new Set(known));
  const named = [...all.matchAll(/logging\.googleapis\.com\/user\/([\w-]+)/g)];
  expect(new Set(named.map(([, name]) => name))).toEqual(new Set(metrics.map(({ name }) => name)));
});

test('a failing mail check raises its alert after more than the longest time between two', () => {
  const hour = 3600;
  const schedule = functions.checkMailServer.__endpoint.scheduleTrigger?.schedule as string;
  const [, morning, evening] = /^0 (\d+),(\d+) \* \* \*$/.exec(schedule) ?? [];
  const day = Number(evening) - Number(morning);
  // In the night in which clocks go back.
  const longest = Math.max(day, 24 - day) + 1;
  const { conditions } = read('ops/mail-check-missing.json') as Policy;
  const waits = conditions.map(({ conditionAbsent, conditionThreshold }) =>
    parseInt(conditionAbsent?.duration ?? conditionThreshold!.aggregations[0]!.alignmentPeriod, 10),
  );
  for (const wait of waits) {
    expect(wait).toBeGreaterThan(longest * hour);
    // Google's own limit.
    expect(wait).toBeLessThanOrEqual(23.5 * hour);
  }
});

test.each(policies)('%s names a chapter of docs/operating.md that exists', (_file, policy) => {
  const [, chapter = ''] =
    /docs\/operating\.md, "([^"]+)"/.exec(policy.documentation.content) ?? [];
  expect(operating.split('\n')).toContain(`## ${chapter}`);
});

const path = newFolder();

/**
 * What the commands of docs/operating.md do, in their order, with Google's programs replaced by notes.
 *
 * @param there what lists of what is there answer.
 */
function followed(there = ''): string[] {
  cpSync('ops', path(), { recursive: true });
  for (const name of ['gcloud', 'curl', 'sleep']) {
    const program = `#!/bin/sh
echo ${name} "$@" >> ${path('done')}
case "$*" in *list*) printf '%s\\n' ${there};; esac
for file; do case "$file" in @*|*.json) cp "\${file#@}" ${path()}/told-\${file#@} 2>/dev/null;; esac; done
true
`;
    writeFileSync(path(name), program, { mode: 0o755 });
  }
  const [, chapter = ''] = /\n## Set up alerts\n(.*?)\n## /s.exec(operating) ?? [];
  const blocks = [...chapter.matchAll(/```sh\n(.*?)```/gs)].map(([, text]) => text);
  execFileSync('bash', ['-euc', blocks.join('\n')], {
    cwd: path(),
    env: {
      ...process.env,
      PATH: `${path()}:${process.env.PATH}`,
      GOOGLE_CLOUD_PROJECT: 'cedar-lines',
    },
  });
  return readFileSync(path('done'), 'utf8').trim().split('\n');
}

// The Cloud Shell is a Linux.
(process.platform === 'linux' ? test : test.skip)(
  'the commands of the chapter put every file in place, and ring each policy that waits for a sentence',
  () => {
    const lines = followed();
    const all = lines.join('\n');
    expect(files.filter((file) => !all.includes(file))).toEqual([]);
    const monitoredResource = {
      type: 'uptime_url',
      labels: { project_id: 'cedar-lines', host: 'www.your-domain.com' },
    };
    expect(read(path('told-uptime-page.json'))).toMatchObject({ monitoredResource });
    expect(read(path('told-channel-email.json'))).toMatchObject({
      labels: { email_address: 'you@another-provider.com' },
    });
    // What was uploaded is there for the next time.
    for (const file of files) expect(read(path(file))).toEqual(read(`ops/${file}`));
    expect(read(path('told-test.json'))).toMatchObject({
      displayName: 'Website: test',
      monitoredResource,
      httpCheck: { path: '/test' },
    });

    const written = lines
      .filter((line) => line.startsWith('gcloud logging write'))
      .map((line) => alarming.find((text) => line.includes(text)) ?? line);
    for (const [file, filter] of sentencePolicies) {
      const heard = texts(filter, 'textPayload').filter((text) => written.includes(text));
      expect([file, heard.length]).toEqual([file, 1]);
    }
    const [refused] = texts(
      policies.find(([file]) => file === 'call-refused.json')![1].conditions[0]!
        .conditionMatchedLog!.filter,
      'textPayload',
    ).slice(1);
    expect(written.filter((text) => text.includes(refused!))).toHaveLength(1);
    expect(written).toHaveLength(sentencePolicies.length + 1);
    // Nothing that visitors use is touched.
    expect(all).not.toContain('iam-policy');

    // The job's name is Firebase's.
    const [region] = functions.checkMailServer.__endpoint.region!;
    expect(lines).toContain(
      `gcloud scheduler jobs run firebase-schedule-checkMailServer-${region!} --location ${region!}`,
    );
  },
);

(process.platform === 'linux' ? test : test.skip)(
  'the commands of the chapter, once more, leave everything there once',
  () => {
    const lines = followed('old');
    const count = (pattern: RegExp) => lines.filter((line) => pattern.test(line)).length;
    expect(count(/ channels update old /)).toBe(1);
    expect(count(/ channels create /)).toBe(0);
    expect(count(/ metrics create /)).toBe(0);
    for (const kind of ['policies', 'dashboards']) {
      expect(count(RegExp(` ${kind} create `))).toBeGreaterThan(0);
      expect(count(RegExp(` ${kind} delete old `))).toBe(count(RegExp(` ${kind} create `)));
    }
    expect(count(/ uptime delete old /)).toBe(count(/uptimeCheckConfigs$/));
  },
);
