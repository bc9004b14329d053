import { validMessage } from '../../test-support/contact-cases';
import { notCalled, type Row, type Stack } from './stack';

type Answer = Parameters<Parameters<Parameters<Stack['answer']>[0]>[0]['fulfill']>[0];

const answersWith = (answer: Answer) => (stack: Stack) =>
  stack.answer((route) => route.fulfill(answer));

const json = (body: unknown) => ({ contentType: 'application/json', body: JSON.stringify(body) });

/** Faults of the function, and of Hosting in front of it. */
export const functionRows: Row[] = [
  {
    fault: 'function answers 500',
    ...notCalled,
    error: /^FirebaseError: Backend error status: INTERNAL/,
    notes: /status of 500/,
    arrange: answersWith({ status: 500, ...json({ error: { status: 'INTERNAL' } }) }),
  },
  {
    fault: 'function says there were too many',
    sees: 'the alert',
    mails: 0,
    error: /^FirebaseError: Too many enquiries/,
    notes: /status of 429/,
    arrange: async (stack) => {
      const running = await stack.start({ DAILY_ENQUIRIES: '1' });
      await running.call({ ...validMessage, name: 'Somebody else' });
      await stack.reach(running);
    },
  },
  {
    fault: 'function starts only when it is called',
    sees: 'sent',
    mails: 1,
    arrange: (stack) => stack.answer(async (route) => stack.pass(route, await stack.start())),
  },
  {
    fault: 'function does not answer for 70 seconds',
    ...notCalled,
    error: /^FirebaseError: deadline-exceeded/,
    arrange: async (stack) => {
      await stack.page.clock.install();
      await stack.answer(() => stack.page.clock.fastForward('01:11'));
    },
  },
  {
    fault: 'function is killed while it sends',
    sees: 'the alert',
    mails: 0,
    error: /^FirebaseError: unknown \[502\]/,
    notes: /status of 502/,
    arrange: async (stack) => {
      const running = await stack.start();
      stack.behave({ onRcptTo: () => void running.kill() });
      await stack.reach(running);
    },
  },
  {
    fault: 'Hosting answers with the page instead of passing the call on',
    ...notCalled,
    error: /^FirebaseError: Response is not valid JSON/,
    arrange: answersWith({ path: 'out/index.html' }),
  },
];
