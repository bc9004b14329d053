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
import { enquiryCall } from '../helpers/form';
import { builtSender, newestSender } from '../helpers/page';
import { test as base } from '../helpers/test';

/** Where the mail server misbehaves; the rest of it works. */
interface Manners extends Pick<SMTPServerOptions, 'onRcptTo'> {
  /** What it does once it has got the mail. */
  afterMail?: AfterMail;
}

/** What all rows of a worker share: a mail server, and the function in a process of its own. */
interface Backend {
  mail: MailServer;
  manners: Manners;
  running: FunctionProcess;
}

/** Everything that a row can break, from the page to the mailbox. */
export class Stack {
  private readonly started: FunctionProcess[] = [];

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
    const running = await startFunction({ SMTP_URL: this.mail.url, ...env });
    this.started.push(running);
    return running;
  }

  /** Answers the page's call in place of the function. */
  answer(handle: (route: Route) => unknown): Promise<unknown> {
    return this.page.route(enquiryCall, handle);
  }

  /** Passes the page's call to a function, as Hosting does, which answers for one that does not. */
  async pass(route: Route, { url } = this.backend.running): Promise<void> {
    const response = await route.fetch({ url, timeout: 0 }).catch(() => undefined);
    await route.fulfill(response ? { response } : { status: 502, body: 'Bad gateway' });
  }

  /** Ends the fault. */
  async mend(): Promise<void> {
    this.behave({});
    for (const glob of [builtSender, newestSender, enquiryCall]) await this.page.unroute(glob);
    await this.answer((route) => this.pass(route));
  }

  async end(): Promise<void> {
    this.behave({});
    for (const running of this.started) await running.kill();
    this.mail.hangUp();
  }
}

export const test = base.extend<{ stack: Stack }, { backend: Backend }>({
  backend: [
    async ({}, provide) => {
      const mail = await startMailServer({
        onRcptTo: (address, session, done) =>
          backend.manners.onRcptTo ? backend.manners.onRcptTo(address, session, done) : done(),
        afterMail: () => backend.manners.afterMail ?? 'answer',
      });
      // All rows come from one address within minutes.
      const running = await startFunction({
        SMTP_URL: mail.url,
        ...unlimited,
      });
      const backend: Backend = { mail, manners: {}, running };
      await provide(backend);
      await running.kill();
      await mail.stop();
    },
    { scope: 'worker' },
  ],
  stack: async ({ page, backend }, provide) => {
    const stack = new Stack(page, backend);
    await stack.mend();
    await provide(stack);
    await stack.end();
  },
});
