/**
 * Sends 5,000 distinct enquiries, 100 at once, to the built function in a process of its own with a real
 * mail server behind it, and checks that every one answered as sent is in the mailbox exactly once and
 * every other was answered an error. Then floods it from one address while others send theirs.
 */
import { existsSync, readFileSync } from 'node:fs';

import { validMessage } from '../../test-support/contact-cases';
import { startFunction, type FunctionProcess } from '../../test-support/function-process';
import { startMailServer } from '../../test-support/mail-server';
import { main } from '../shared/cli';

const enquiries = 5000;
const atOnce = 100;
const visitors = 20;

const unlimited = {
  ENQUIRIES_PER_VISITOR: '100000',
  ENQUIRIES_PER_CONNECTION: '100000',
  ENQUIRIES_OVERALL: '100000',
};

interface Answer {
  id: string;
  status: number;
  milliseconds: number;
}

async function send(to: FunctionProcess, address: string): Promise<Answer> {
  const id = crypto.randomUUID();
  const start = performance.now();
  const data = { ...validMessage, message: `Enquiry ${id}` };
  const response = await to.call(data, { 'x-forwarded-for': `${address}, ${address}` });
  await response.arrayBuffer();
  return { id, status: response.status, milliseconds: performance.now() - start };
}

/** Does something so many times, so many at once. */
async function repeat<T>(times: number, lanes: number, run: (index: number) => Promise<T>) {
  const results: T[] = [];
  let next = 0;
  const lane = async () => {
    while (next < times) results.push(await run(next++));
  };
  await Promise.all(Array.from({ length: lanes }, lane));
  return results;
}

function percentile(values: number[], share: number): string {
  const sorted = values.toSorted((a, b) => a - b);
  return `${Math.round(sorted[Math.ceil(sorted.length * share) - 1] ?? NaN)} ms`;
}

/** The most memory that a process has had, where the system tells. */
function peakMemory({ pid }: FunctionProcess): string {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8');
  const kilobytes = Number(/VmHWM:\s+(\d+)/.exec(status)?.[1]);
  return `${Math.round(kilobytes / 1024)} MiB`;
}

async function loads() {
  const mail = await startMailServer();
  const running = await startFunction({ SMTP_URL: mail.url, ...unlimited });
  try {
    const start = performance.now();
    const answers = await repeat(enquiries, atOnce, (index) => send(running, `load-${index}`));
    const seconds = (performance.now() - start) / 1000;
    const times = answers.map(({ milliseconds }) => milliseconds);

    const inMailbox = new Map<string, number>();
    for (const { mail: each } of mail.deliveries) {
      const id = /Enquiry ([0-9a-f-]{36})/.exec(each.text ?? '')?.[1] ?? '';
      inMailbox.set(id, (inMailbox.get(id) ?? 0) + 1);
    }
    const sent = answers.filter(({ status }) => status === 200);
    const wrong = answers.filter(
      ({ id, status }) => (inMailbox.get(id) ?? 0) !== (status === 200 ? 1 : 0),
    );
    console.log(`${enquiries} enquiries, ${atOnce} at once: ${sent.length} sent,`);
    console.log(`  ${answers.length - sent.length} answered an error, ${wrong.length} otherwise`);
    console.log(`  ${Math.round(enquiries / seconds)} a second`);
    console.log(`  p50 ${percentile(times, 0.5)}, p99 ${percentile(times, 0.99)}`);
    if (existsSync('/proc/self/status')) console.log(`  peak memory ${peakMemory(running)}`);
    return wrong.length;
  } finally {
    await running.kill();
    await mail.stop();
  }
}

async function flood() {
  const mail = await startMailServer();
  const running = await startFunction({ SMTP_URL: mail.url });
  try {
    const flooding = repeat(2000, 50, () => send(running, 'flood'));
    const others = await repeat(visitors, 2, (index) => send(running, `visitor-${index}`));
    const flooded = await flooding;
    const through = (answers: Answer[]) => answers.filter(({ status }) => status === 200).length;
    console.log(`Flood of ${flooded.length} from one address: ${through(flooded)} sent.`);
    console.log(`  Of ${visitors} others at the same time: ${through(others)} sent.`);
    return visitors - through(others);
  } finally {
    await running.kill();
    await mail.stop();
  }
}

main(async () => {
  if (!existsSync('functions/lib')) {
    throw new Error('There is no built function: run "npm run build" first.');
  }
  const wrong = (await loads()) + (await flood());
  if (wrong > 0) throw new Error('Not every answer was true; the lines above say how many.');
});
