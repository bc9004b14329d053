import { execFileSync } from 'node:child_process';
import { cpSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';

import * as functions from '../../functions/src/index';
import { messages } from '../../functions/src/messages';
import { newFolder } from '../folder';

/** What is read here of an alert's file. */
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
  .filter((file) => !/^(channel|dashboard|metric|uptime)-/.test(file))
  .map((file) => [file, read(file) as Policy] as const);

const logFilters = policies.flatMap(([, { conditions }]) =>
  conditions.flatMap(({ conditionMatchedLog }) => conditionMatchedLog?.filter ?? []),
);

const { mailed, checkPassed, refused, ...failures } = messages;
const { visitor: _, ...refusals } = refused;

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

test('the metrics count the function’s own sentences', () => {
  for (const [name, sentence] of [
    ['enquiries-mailed', mailed],
    ['mail-check-passed', checkPassed],
  ]) {
    expect(read(`metric-${name!}.json`)).toMatchObject({
      name,
      filter: expect.stringContaining(sentence!) as string,
    });
  }
});

test.each(policies)('%s rings a limited number of times, as Google demands', (_file, policy) => {
  const ofLog = policy.conditions.some(({ conditionMatchedLog }) => conditionMatchedLog);
  const { period } = policy.alertStrategy.notificationRateLimit ?? {};
  expect(period).toEqual(ofLog ? expect.stringMatching(/^[1-9]\d*s$/) : undefined);
});

test('every file that names a service names one that there is', () => {
  const all = files.map((file) => readFileSync(`ops/${file}`, 'utf8')).join('\n');
  const services = [...all.matchAll(/service_name=\\"([^"\\]*)/g)].map(([, name]) => name);
  const known = Object.keys(functions).map((name) => name.toLowerCase());
  expect(new Set(services)).toEqual(new Set(known));
});

test('a missing mail check rings after more than the longest time between two', () => {
  const hour = 3600;
  const { scheduleTrigger } = functions.checkMailServer.__endpoint;
  expect(scheduleTrigger?.schedule).toBe('0 7,19 * * *');
  // In the night in which clocks go back.
  const longest = 13;
  const { conditions } = read('mail-check-missing.json') as Policy;
  expect(conditions).toHaveLength(2);
  for (const { conditionAbsent, conditionThreshold } of conditions) {
    const wait = conditionAbsent?.duration ?? conditionThreshold!.aggregations[0]!.alignmentPeriod;
    expect(parseInt(wait, 10)).toBeGreaterThan(longest * hour);
    // Google's own limit.
    expect(parseInt(wait, 10)).toBeLessThanOrEqual(23.5 * hour);
  }
});

test.each(policies)('%s names a chapter of docs/operating.md that exists', (_file, policy) => {
  const [, chapter = ''] =
    /docs\/operating\.md, "([^"]+)"/.exec(policy.documentation.content) ?? [];
  expect(operating.split('\n')).toContain(`## ${chapter}`);
});

const path = newFolder();

// The Cloud Shell is a Linux.
(process.platform === 'linux' ? test : test.skip)(
  'the commands of "Set up alerts" hand every file to Google',
  () => {
    cpSync('ops', path(), { recursive: true });
    for (const name of ['gcloud', 'curl', 'sleep']) {
      const program = `#!/bin/sh\necho ${name} "$@" >> ${path('done')}\n`;
      writeFileSync(path(name), program, { mode: 0o755 });
    }
    const [, chapter = ''] = /\n## Set up alerts\n(.*?)\n## /s.exec(operating) ?? [];
    const commands = [...chapter.matchAll(/```sh\n(.*?)```/gs)].map(([, text]) => text);
    execFileSync('bash', ['-euc', commands.join('\n')], {
      cwd: path(),
      env: {
        ...process.env,
        PATH: `${path()}:${process.env.PATH}`,
        GOOGLE_CLOUD_PROJECT: 'cedar-lines',
      },
    });
    const done = readFileSync(path('done'), 'utf8');
    expect(files.filter((file) => !done.includes(file))).toEqual([]);
  },
);
