import type { Page, Route } from '@playwright/test';

import { startFunction, type FunctionProcess } from '../../__tests__/function/function-process';
import { startMailServer } from '../../__tests__/function/mail-server';
import { enquiryCall } from '../helpers/form';
import { test as base } from '../helpers/test';

/** The parts that a row can break, from the page to the mail server. */
export interface Stack {
  page: Page;
  mail: Awaited<ReturnType<typeof startMailServer>>;
  /** Is called when the mail server receives a recipient. */
  onRecipient: () => unknown;
  /** Starts the built function in another process and routes the page's calls to it. */
  start: (env?: Record<string, string>) => Promise<FunctionProcess>;
  /** Answers the page's calls instead of the function. */
  answer: (handle: (route: Route) => unknown) => Promise<unknown>;
  /** Ends the fault. */
  mend: () => Promise<unknown>;
}

/** Passes the page's call to the function. If it does not answer, this answers 502, as Hosting does. */
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
    });
    const started: FunctionProcess[] = [];
    const stack: Stack = {
      page,
      mail,
      onRecipient: () => undefined,
      start: async (env) => {
        const running = await startFunction({ SMTP_URL: mail.url, ...env });
        started.push(running);
        await stack.answer((route) => pass(route, running));
        return running;
      },
      answer: (handle) => page.route(enquiryCall, handle),
      mend: () => {
        stack.onRecipient = () => undefined;
        return stack.start();
      },
    };
    await provide(stack);
    for (const running of started) await running.kill();
    mail.hangUp();
    await mail.stop();
  },
});
