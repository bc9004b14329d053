/**
 * Sends 5,000 distinct enquiries, twenty at once, to the built function in a process of its own with a real
 * mail server behind it, and checks that every one answered as sent is in the mailbox exactly once and
 * every other was answered an error. Then floods it, as the platform delivers floods, and sends it huge
 * bodies, while others send theirs.
 */
import { existsSync } from 'node:fs';
import { Readable } from 'node:stream';

import { validMessage } from '../../test-support/contact-cases';
import {
  peakMemory,
  withFunction,
  type FunctionProcess,
} from '../../test-support/function-process';
import { main } from '../shared/cli';

const enquiries = 5000;
const visitors = 20;

/** As many as the platform hands to the one instance (functions/src/index.ts). */
const atOnce = 20;

/** What Hosting's front end appends to everybody's X-Forwarded-For. */
const frontEnd = '192.0.2.1';

const unlimited = {
  ENQUIRIES_PER_VISITOR: '100000',
  ENQUIRIES_OVERALL: '100000',
  DAILY_ENQUIRIES: '100000',
};

const floods: [name: string, forwarded: (index: number) => string][] = [
  ['one visitor behind the front end', () => `203.0.113.7, ${frontEnd}`],
  ['one /64 behind the front end', (index) => `2001:db8:1:2::${index.toString(16)}, ${frontEnd}`],
  ['invented visitors, past Hosting', (index) => `10.1.${index >> 8}.${index & 255}, 198.51.100.9`],
];

const hugeBodies: [name: string, body: string][] = [
  ['30 MB of text', JSON.stringify({ data: { ...validMessage, message: 'x'.repeat(30e6) } })],
  ['30 MB of objects', `{"data":[${'{},'.repeat(1e7)}{}]}`],
];

interface Answer {
  id: string;
  status: number;
  milliseconds: number;
}

async function send(to: FunctionProcess, forwarded: string): Promise<Answer> {
  const id = crypto.randomUUID();
  const start = performance.now();
  const data = { ...validMessage, message: `Enquiry ${id}` };
  const response = await to.call(data, { 'x-forwarded-for': forwarded });
  await response.arrayBuffer();
  return { id, status: response.status, milliseconds: performance.now() - start };
}

/** One enquiry each, from as many visitors of the page. */
const others = (to: FunctionProcess) =>
  repeat(visitors, 2, (index) => send(to, `203.0.113.${100 + index}, ${frontEnd}`));

const sent = (answers: Answer[]) => answers.filter(({ status }) => status === 200).length;

/** Runs a task a number of times, with a number of them in flight at once. */
const repeat = <T>(times: number, concurrency: number, run: (index: number) => Promise<T>) =>
  Readable.from(Array(times).keys()).map(run, { concurrency }).toArray() as Promise<T[]>;

function percentile(values: number[], share: number): string {
  const sorted = values.toSorted((a, b) => a - b);
  return `${Math.round(sorted[Math.ceil(sorted.length * share) - 1] ?? NaN)} ms`;
}

const load = () =>
  withFunction(unlimited, async (running, mail) => {
    const start = performance.now();
    const answers = await repeat(enquiries, atOnce, (index) =>
      send(running, `load-${index}, ${frontEnd}`),
    );
    const seconds = (performance.now() - start) / 1000;
    const times = answers.map(({ milliseconds }) => milliseconds);

    const inMailbox = new Map<string, number>();
    for (const { mail: each } of mail.deliveries) {
      const id = /Enquiry ([0-9a-f-]{36})/.exec(each.text ?? '')?.[1] ?? '';
      inMailbox.set(id, (inMailbox.get(id) ?? 0) + 1);
    }
    const wrong = answers.filter(
      ({ id, status }) => (inMailbox.get(id) ?? 0) !== (status === 200 ? 1 : 0),
    );
    console.log(`${enquiries} enquiries, ${atOnce} at once: ${sent(answers)} sent,`);
    console.log(`  ${answers.length - sent(answers)} answered an error, ${wrong.length} otherwise`);
    console.log(`  ${Math.round(enquiries / seconds)} a second`);
    console.log(`  p50 ${percentile(times, 0.5)}, p99 ${percentile(times, 0.99)}`);
    console.log(`  peak memory ${peakMemory(running)} MiB`);
    return wrong.length;
  });

const flood = (name: string, forwarded: (index: number) => string) =>
  withFunction({}, async (running) => {
    const flooding = repeat(2000, 50, (index) => send(running, forwarded(index)));
    const through = sent(await others(running));
    const flooded = await flooding;
    console.log(`Flood of ${flooded.length}, ${name}: ${sent(flooded)} sent.`);
    console.log(`  Of ${visitors} others at the same time: ${through} sent.`);
    return visitors - through;
  });

const hugeBody = (name: string, body: string) =>
  withFunction({}, async (running) => {
    const start = performance.now();
    const flooding = repeat(visitors, visitors, async () => {
      const headers = { 'content-type': 'application/json' };
      return (await fetch(running.url, { method: 'POST', headers, body })).status;
    });
    const through = sent(await others(running));
    const refused = (await flooding).filter((status) => status === 400).length;
    const seconds = ((performance.now() - start) / 1000).toFixed(1);
    console.log(`${visitors} bodies of ${name} at once: ${refused} refused, in ${seconds} s.`);
    console.log(`  Of ${visitors} others at the same time: ${through} sent.`);
    console.log(`  peak memory ${peakMemory(running)} MiB`);
    return visitors - through;
  });

main(async () => {
  if (!existsSync('functions/lib')) {
    throw new Error('There is no built function: run "npm run build" first.');
  }
  let wrong = await load();
  for (const each of floods) wrong += await flood(...each);
  for (const each of hugeBodies) wrong += await hugeBody(...each);
  if (wrong > 0) throw new Error('Not every answer was correct; the lines above say how many.');
});
