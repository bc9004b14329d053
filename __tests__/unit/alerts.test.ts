/** @jest-environment node */
import { readdirSync, readFileSync } from 'node:fs';

import { messages } from '../../functions/src/messages';

interface Policy {
  displayName: string;
  combiner: string;
  documentation: { content: string };
  conditions: { conditionMatchedLog: { filter: string } }[];
  alertStrategy: { notificationRateLimit: { period: string } };
}

const policies = readdirSync('ops')
  .filter((file) => file.endsWith('.json') && !file.startsWith('channel-'))
  .map((file) => [file, JSON.parse(readFileSync(`ops/${file}`, 'utf8')) as Policy] as const);

/** The texts that a policy's filter matches, in either field that holds a log entry's text. */
function texts({ conditions }: Policy, field: 'jsonPayload.message' | 'textPayload'): string[] {
  const filters = conditions.map(({ conditionMatchedLog }) => conditionMatchedLog.filter).join(' ');
  return [...filters.matchAll(/([\w.]+):"([^"]*)"/g)]
    .filter(([, name]) => name === field)
    .map(([, , text]) => text ?? '');
}

const alarming = [
  messages.notMailed,
  messages.otherWay,
  messages.rejected,
  messages.refused.minute,
  messages.refused.day,
  messages.checkFailed,
];

test('every log entry that an operator must hear of rings, in the very words it logs', () => {
  const heard = policies.flatMap(([, policy]) => texts(policy, 'jsonPayload.message'));
  expect(heard.toSorted()).toEqual(alarming.toSorted());
});

test.each(policies)(
  '%s waits for entries of either form, and is limited in number',
  (_file, policy) => {
    const [condition, ...others] = policy.conditions;
    expect(others).toEqual([]);
    expect(condition?.conditionMatchedLog.filter).toMatch(/^severity>=(ERROR|WARNING) AND \(.*\)$/);
    expect(texts(policy, 'textPayload')).toEqual(texts(policy, 'jsonPayload.message'));
    expect(policy.alertStrategy.notificationRateLimit.period).toMatch(/^[1-9]\d*s$/);
  },
);

test.each(policies)('%s names a chapter of docs/operating.md that exists', (_file, policy) => {
  const [, chapter = ''] =
    /docs\/operating\.md, "([^"]+)"/.exec(policy.documentation.content) ?? [];
  expect(readFileSync('docs/operating.md', 'utf8').split('\n')).toContain(`## ${chapter}`);
});

test('the entry that docs/operating.md writes to hear an alert is one that rings', () => {
  const [, text = ''] =
    /gcloud logging write \S+ '([^']+)'/.exec(readFileSync('docs/operating.md', 'utf8')) ?? [];
  expect(alarming).toContain(text);
});
