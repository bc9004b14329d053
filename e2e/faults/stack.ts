import type { Page, Route } from '@playwright/test';
import type { SMTPServerOptions } from 'smtp-server';

import {
  startFunction,
  unlimited,
  type FunctionProcess,
} from '../../__tests__/function/function-process';
import {
  startMailServer,
  type AfterMail,
  type MailServer,
} from '../../__tests__/function/mail-server';
import { enquiryCall, newestSendingScript, sendingScript } from '../../test-support/page';
import { test as base } from '../fixtures';

/** How many milliseconds the function's clock counts as a second while it delivers a mail. */
export const second = 100;

/** How the mail server misbehaves; the rest works. */
interface Manners extends Pick<SMTPServerOptions, 'onRcptTo'> {
  /** What the server does once it has got a mail. */
  afterMail?: () => AfterMail | Promise<AfterMail>;
}

/** One row of the fault table. */
export interface Row {
  fault: string;
  sees: 'sent' | 'the alert';
  /** How many mails of the enquiry are in the mailbox; all have one Message-ID. */
  mails: number | 'not called';
  /** The error that the page logs. */
  error?: RegExp;
  /** The browser's own console message about it. */
  notes?: RegExp;
  /** Causes the fault; by default the function is up and reachable. */
  arrange?: (stack: Stack) => Promise<unknown>;
  /** Whether the outcome is that of a second press of Send, after the fault. */
  again?: true;
}

export const sent = { sees: 'sent', mails: 1 } as const;

/** The call does not reach the function, or is answered by something else. */
export const notCalled = { sees: 'the alert', mails: 'not called' } as const;

/** What all rows of a worker share unless they break it. */
interface Backend {
  mail: MailServer;
  manners: Manners;
  running: FunctionProcess;
}

/** Everything a row can break, from the page to the mailbox. */
export class Stack {
  /** Whether any function was called. */
  called = false;
  private readonly ends: (() => Promise<unknown>)[] = [];

  constructor(
    readonly page: Page,
    private readonly backend: Backend,
  ) {}

  get mail(): MailServer {
    return this.backend.mail;
  }

  /** The Message-IDs of the mails that contain a text. */
  messageIds(text: string): (string | undefined)[] {
    return this.mail.deliveries
      .filter(({ mail }) => mail.text?.includes(text))
      .map(({ mail }) => mail.messageId);
  }

  /** Makes the mail server misbehave until the fault is over. */
  behave(manners: Manners): void {
    this.backend.manners = manners;
  }

  /** Starts a function for this row alone. */
  async start(env: Record<string, string> = {}): Promise<FunctionProcess> {
    const own = { SMTP_URL: this.mail.url, MAIL_SECOND_MS: `${second}`, ...env };
    const running = await startFunction(own);
    this.ends.push(() => running.kill());
    return running;
  }

  /** Routes the page's call to a function, as Hosting does. */
  async reach(running = this.backend.running): Promise<void> {
    await this.answer((route) => this.pass(route, running));
  }

  /** Forwards one call; Hosting answers for a function that does not. */
  async pass(route: Route, { url }: FunctionProcess): Promise<void> {
    this.called = true;
    const response = await route.fetch({ url, timeout: 60_000 }).catch(() => undefined);
    await route.fulfill(response ? { response } : { status: 502, body: 'Bad gateway' });
  }

  async answer(handle: (route: Route) => unknown): Promise<void> {
    await this.page.route(enquiryCall, handle);
  }

  /** Ends the fault. */
  async mend(): Promise<void> {
    this.backend.manners = {};
    await this.page.unroute(sendingScript);
    await this.page.unroute(newestSendingScript);
    await this.page.unroute(enquiryCall);
    await this.reach();
  }

  async end(): Promise<void> {
    this.backend.manners = {};
    for (const end of this.ends) await end();
    this.mail.hangUp();
  }
}

export const test = base.extend<{ stack: Stack }, { backend: Backend }>({
  backend: [
    async ({}, provide) => {
      const mail = await startMailServer({
        onRcptTo: (address, session, done) =>
          backend.manners.onRcptTo ? backend.manners.onRcptTo(address, session, done) : done(),
        afterMail: () => backend.manners.afterMail?.() ?? 'answer',
      });
      const backend: Backend = {
        mail,
        manners: {},
        running: await startFunction({
          SMTP_URL: mail.url,
          MAIL_SECOND_MS: `${second}`,
          // All rows come from one address within a minute.
          ...unlimited,
        }),
      };
      await provide(backend);
      await backend.running.kill();
      await mail.stop();
    },
    { scope: 'worker' },
  ],
  stack: async ({ page, backend }, provide) => {
    const stack = new Stack(page, backend);
    await provide(stack);
    await stack.end();
  },
});
