/**
 * Sends 5,000 distinct enquiries, twenty at once, to the built function in a process of its own with a real
 * mail server behind it, and checks that every one answered as sent is in the mailbox exactly once and
 * every other was answered an error. What floods do to others is held by `__tests__/function`.
 */
import { existsSync } from 'node:fs';
import { Readable } from 'node:stream';

import { validMessage } from './contact-cases';
import { peakMemory, unlimited, withFunction, type FunctionProcess } from './function-process';
import { main } from '../scripts/shared/cli';

const enquiries = 5000;

/** As many as the platform hands to the one instance (functions/src/index.ts). */
const atOnce = 20;

interface Answer {
  id: string;
  sent: boolean;
  milliseconds: number;
}

/** Sends an enquiry of a visitor's own, who comes through Hosting's front end as all do. */
async function send(to: FunctionProcess, visitor: number): Promise<Answer> {
  const id = crypto.randomUUID();
  const start = performance.now();
  const data = { ...validMessage, message: `Enquiry ${id}` };
  const response = await to.call(data, { 'x-forwarded-for': `load-${visitor}, 192.0.2.1` });
  await response.arrayBuffer();
  return { id, sent: response.status === 200, milliseconds: performance.now() - start };
}

function percentile(values: number[], share: number): string {
  const sorted = values.toSorted((a, b) => a - b);
  return `${Math.round(sorted[Math.ceil(sorted.length * share) - 1] ?? NaN)} ms`;
}

main(async () => {
  if (!existsSync('functions/lib')) {
    throw new Error('There is no built function: run "npm run build" first.');
  }
  await withFunction(unlimited, async (running, mail) => {
    const start = performance.now();
    const answers = (await Readable.from(Array(enquiries).keys())
      .map((visitor: number) => send(running, visitor), { concurrency: atOnce })
      .toArray()) as Answer[];
    const seconds = (performance.now() - start) / 1000;
    const times = answers.map(({ milliseconds }) => milliseconds);

    const inMailbox = new Map<string, number>();
    for (const { mail: each } of mail.deliveries) {
      const id = /Enquiry ([0-9a-f-]{36})/.exec(each.text ?? '')?.[1] ?? '';
      inMailbox.set(id, (inMailbox.get(id) ?? 0) + 1);
    }
    const wrong = answers.filter(({ id, sent }) => (inMailbox.get(id) ?? 0) !== Number(sent));
    const sent = answers.filter((answer) => answer.sent).length;
    console.log(`${enquiries} enquiries, ${atOnce} at once: ${sent} sent,`);
    console.log(`  ${enquiries - sent} answered an error, ${wrong.length} otherwise`);
    console.log(`  ${Math.round(enquiries / seconds)} a second`);
    console.log(`  p50 ${percentile(times, 0.5)}, p99 ${percentile(times, 0.99)}`);
    console.log(`  peak memory ${peakMemory(running)} MiB`);
    if (wrong.length > 0)
      throw new Error('Not every answer was correct; the lines above say how many.');
  });
});
