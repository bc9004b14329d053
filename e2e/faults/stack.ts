import type { Page, Route } from '@playwright/test';

import { startFunction, type FunctionProcess } from '../../__tests__/function/function-process';
import { startMailServer } from '../../__tests__/function/mail-server';
import { enquiryCall } from '../helpers/form';
import { test as base } from '../helpers/test';

/** The parts that a row can break, from the page to the mail server. */
export interface Stack {
  page: Page;
  mail: Awaited<ReturnType<typeof startMailServer>>;
  /** Starts the built function in another process and routes the page's calls to it. */
  start: (env?: Record<string, string>) => Promise<FunctionProcess>;
  /** Answers the page's calls instead of the function. */
  answer: (handle: (route: Route) => unknown) => Promise<unknown>;
}

export const test = base.extend<{ stack: Stack }>({
  stack: async ({ page }, provide) => {
    const mail = await startMailServer();
    const started: FunctionProcess[] = [];
    const stack: Stack = {
      page,
      mail,
      start: async (env) => {
        const running = await startFunction({ SMTP_URL: mail.url, ...env });
        started.push(running);
        await stack.answer(async (route) =>
          route.fulfill({ response: await route.fetch({ url: running.url, timeout: 0 }) }),
        );
        return running;
      },
      answer: (handle) => page.route(enquiryCall, handle),
    };
    await provide(stack);
    for (const running of started) await running.kill();
    mail.hangUp();
    await mail.stop();
  },
});
