import type { Page, Route } from '@playwright/test';

import { startFunction, type FunctionProcess } from '../../__tests__/function/function-process';
import { startMailServer, type AfterMail } from '../../__tests__/function/mail-server';
import { enquiryCall } from '../helpers/form';
import { callScript } from '../helpers/page';
import { test as base } from '../helpers/test';

/** Everything that a row can break, from the page to the mailbox. */
export interface Stack {
  page: Page;
  mail: Awaited<ReturnType<typeof startMailServer>>;
  /** What the mail server does once a recipient is named, and once it has got the mail. */
  onRecipient: () => unknown;
  afterMail: AfterMail;
  /** Starts the built function in a process of its own, where the page's calls go from now on. */
  start: (env?: Record<string, string>) => Promise<FunctionProcess>;
  /** Answers the page's calls in place of the function. */
  answer: (handle: (route: Route) => unknown) => Promise<unknown>;
  /** Ends the fault. */
  mend: () => Promise<unknown>;
}

/** Passes the page's call to the function, as Hosting does, which answers for one that does not. */
async function pass(route: Route, { url }: FunctionProcess): Promise<void> {
  const response = await route.fetch({ url, timeout: 0 }).catch(() => undefined);
  await route.fulfill(response ? { response } : { status: 502, body: 'Bad gateway' });
}

export const test = base.extend<{ stack: Stack }>({
  stack: async ({ page }, provide) => {
    const mail = await startMailServer({
      onRcptTo: (_address, _session, done) => {
        stack.onRecipient();
        done();
      },
      afterMail: () => stack.afterMail,
    });
    const started: FunctionProcess[] = [];
    const stack: Stack = {
      page,
      mail,
      onRecipient: () => undefined,
      afterMail: 'answer',
      start: async (env) => {
        const running = await startFunction({ SMTP_URL: mail.url, ...env });
        started.push(running);
        await stack.answer((route) => pass(route, running));
        return running;
      },
      answer: (handle) => page.route(enquiryCall, handle),
      mend: async () => {
        Object.assign(stack, { onRecipient: () => undefined, afterMail: 'answer' });
        await page.unroute(callScript);
        return stack.start();
      },
    };
    await provide(stack);
    for (const running of started) await running.kill();
    mail.hangUp();
    await mail.stop();
  },
});
