import { createServer, type AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';

import type { Page, Route } from '@playwright/test';
import type { SMTPServerOptions } from 'smtp-server';

import { addresses } from '../test-support/addresses';
import { failureText, thanksText, validMessage } from '../test-support/contact-cases';
import { startFunction, type FunctionProcess } from '../test-support/function-process';
import { startMailServer } from '../test-support/mail-server';
import { contactFields } from '../lib/contact';
import { expect, field, fill, hydrated, test } from './fixtures';
import { serveFolder } from '../test-support/serve-folder';

// One row a fault: the built page, the built function in a process of its own and a real mail server,
// with one thing wrong. `npm run faults` prints the rows as a table.

type MailServer = Awaited<ReturnType<typeof startMailServer>>;
type MailServerOptions = Parameters<typeof startMailServer>[0];

/** What a row can break. */
interface Stack {
  page: Page;
  mail: MailServer;
  /** Starts the function, which hands its mails to this address. */
  start: (smtpUrl?: string, env?: Record<string, string>) => Promise<FunctionProcess>;
  /** Answers the page's call by the function, as Hosting does. */
  pass: (route: Route, to: FunctionProcess) => Promise<void>;
  atTheEnd: (step: () => Promise<unknown>) => void;
}

interface Row {
  fault: string;
  sees: 'sent' | 'the alert';
  /** How many mails of the enquiry the mailbox holds; all have one Message-ID. */
  mails: number;
  /** Of the mail server, for what goes wrong inside it. */
  smtp?: (mail: () => MailServer) => MailServerOptions;
  /** Whatever else is to go wrong; by default the function is up and reachable. */
  arrange?: (stack: Stack) => Promise<unknown>;
  /** After the page has become interactive. */
  afterwards?: (stack: Stack) => Promise<unknown>;
  /** A second press of Send, once the fault is over. */
  again?: (stack: Stack) => Promise<unknown>;
}

const answer = (responseCode: number) => Object.assign(new Error('No'), { responseCode });
const chunks = '**/_next/static/chunks/*.js';

/** The default: function up, everything passes. */
async function working({ page, start, pass }: Stack, smtpUrl?: string) {
  const running = await start(smtpUrl);
  await page.route('**/sendContactEmail', (route) => pass(route, running));
}

const byRoute = (handle: (route: Route) => unknown) => async (stack: Stack) => {
  await stack.page.route('**/sendContactEmail', handle);
};

/** Accepts connections and does with them what it is told. */
async function bareServer({ atTheEnd }: Stack): Promise<string> {
  const server = createServer(() => undefined);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  atTheEnd(() => Promise.resolve(server.close()));
  return `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

/** Fails the first mail and takes those after it. */
function once(fail: (done: (error?: Error) => void) => void): SMTPServerOptions {
  let failed = false;
  return {
    onMailFrom(_address, _session, done) {
      if (failed) {
        done();
        return;
      }
      failed = true;
      fail(done);
    },
  };
}

const analyticsHosts = /googleapis\.com|googletagmanager\.com/;

const withAnalytics = (handle: (route: Route) => unknown) => async (stack: Stack) => {
  await serveFolder(stack.page, 'out-analytics', addresses().page);
  await stack.page.route(analyticsHosts, handle);
  await working(stack);
};

const rows: Row[] = [
  {
    fault: 'mail server refuses the connection',
    sees: 'the alert',
    mails: 0,
    arrange: async (stack) => {
      await stack.mail.stop();
      await working(stack);
    },
  },
  {
    fault: 'mail server’s name is not known',
    sees: 'the alert',
    mails: 0,
    arrange: (stack) => working(stack, 'smtp://mail.nowhere.invalid:587'),
  },
  {
    fault: 'mail server takes two seconds for each step',
    sees: 'sent',
    mails: 1,
    smtp: () => ({
      onConnect: (_session, done) => void setTimeout(done, 2000),
      onMailFrom: (_address, _session, done) => void setTimeout(done, 2000),
      onRcptTo: (_address, _session, done) => void setTimeout(done, 2000),
    }),
  },
  {
    fault: 'mail server never says a word',
    sees: 'the alert',
    mails: 0,
    arrange: async (stack) => working(stack, await bareServer(stack)),
  },
  {
    fault: 'mail server hangs in the middle',
    sees: 'the alert',
    mails: 0,
    smtp: () => ({ onRcptTo: () => undefined }),
  },
  {
    fault: 'mail server hangs up in the middle of the mail, once',
    sees: 'sent',
    mails: 1,
    smtp: (mail) => once(() => mail().hangUp()),
  },
  {
    fault: 'mail server hangs up in the middle of every mail',
    sees: 'the alert',
    mails: 0,
    smtp: (mail) => ({ onMailFrom: () => mail().hangUp() }),
  },
  {
    fault: 'mail server takes the mail and hangs up before it says so, once',
    sees: 'sent',
    mails: 2,
    smtp: () => ({ acknowledges: (count) => count > 1 }),
  },
  {
    fault: 'mail server answers 421, once',
    sees: 'sent',
    mails: 1,
    smtp: () => once((done) => done(answer(421))),
  },
  {
    fault: 'mail server answers 450, once',
    sees: 'sent',
    mails: 1,
    smtp: () => once((done) => done(answer(450))),
  },
  {
    fault: 'mail server answers 450 every time',
    sees: 'the alert',
    mails: 0,
    smtp: () => ({ onMailFrom: (_address, _session, done) => done(answer(450)) }),
  },
  {
    fault: 'mail server answers 550',
    sees: 'the alert',
    mails: 0,
    smtp: () => ({ onMailFrom: (_address, _session, done) => done(answer(550)) }),
  },
  {
    fault: 'mail server has a certificate that nobody signed',
    sees: 'the alert',
    mails: 0,
    smtp: () => ({ secure: true }),
  },
  {
    fault: 'mail server does not know the password',
    sees: 'the alert',
    mails: 0,
    smtp: () => ({
      authOptional: false,
      allowInsecureAuth: true,
      onAuth: (_auth, _session, done) => done(answer(535)),
    }),
    arrange: (stack) => working(stack, stack.mail.url.replace('//', '//website:wrong@')),
  },
  {
    fault: 'function answers 500',
    sees: 'the alert',
    mails: 0,
    arrange: byRoute((route) => route.fulfill({ status: 500, body: '{"error":{}}' })),
  },
  {
    fault: 'function says there were too many',
    sees: 'the alert',
    mails: 0,
    arrange: async (stack) => {
      const running = await stack.start(undefined, { ENQUIRIES_OVERALL: '1' });
      await running.call({ ...validMessage, name: 'Somebody else' });
      await stack.page.route('**/sendContactEmail', (route) => stack.pass(route, running));
    },
  },
  {
    fault: 'function starts only when it is called',
    sees: 'sent',
    mails: 1,
    arrange: byRouteWithStart(3000),
  },
  {
    fault: 'function does not answer for 70 seconds',
    sees: 'the alert',
    mails: 0,
    arrange: async ({ page }) => {
      await page.clock.install();
      await page.route('**/sendContactEmail', async () => {
        await page.clock.fastForward('01:11');
      });
    },
  },
  {
    fault: 'function is killed while it sends',
    sees: 'the alert',
    mails: 0,
    smtp: () => ({ onRcptTo: () => undefined }),
    arrange: async (stack) => {
      const running = await stack.start();
      await stack.page.route('**/sendContactEmail', async (route) => {
        const passed = stack.pass(route, running);
        await sleep(1500);
        await running.kill();
        await passed;
      });
    },
  },
  {
    fault: 'function is not there',
    sees: 'the alert',
    mails: 0,
    arrange: byRoute((route) => route.fulfill({ status: 404, body: 'Not found' })),
  },
  {
    fault: 'Hosting answers with the page instead of passing the call on',
    sees: 'the alert',
    mails: 0,
    arrange: byRoute((route) => route.fulfill({ path: 'out/index.html' })),
  },
  {
    fault: 'network is lost before the call',
    sees: 'the alert',
    mails: 0,
    afterwards: ({ page }) => page.context().setOffline(true),
  },
  {
    fault: 'network is lost during the call',
    sees: 'the alert',
    mails: 0,
    arrange: byRoute((route) => route.abort('connectionreset')),
  },
  {
    fault: 'answer is lost after the mail was accepted; Send is pressed again',
    sees: 'sent',
    mails: 2,
    arrange: async ({ page, start }) => {
      const running = await start();
      await page.route('**/sendContactEmail', async (route) => {
        await route.fetch({ url: running.url });
        await route.abort('connectionreset');
      });
    },
    again: async (stack) => {
      await stack.page.unroute('**/sendContactEmail');
      await working(stack);
    },
  },
  {
    fault: 'Firebase’s scripts are gone after a new deploy',
    sees: 'the alert',
    mails: 0,
    afterwards: ({ page }) => page.route(chunks, (route) => route.fulfill({ status: 404 })),
  },
  {
    fault: 'network is as slow as 3G',
    sees: 'sent',
    mails: 1,
    arrange: async (stack) => {
      await working(stack);
      const session = await stack.page.context().newCDPSession(stack.page);
      await session.send('Network.enable');
      await session.send('Network.emulateNetworkConditions', {
        offline: false,
        latency: 400,
        downloadThroughput: 50_000,
        uploadThroughput: 50_000,
      });
    },
  },
  {
    fault: 'browser refuses cookies, storage and IndexedDB',
    sees: 'sent',
    mails: 1,
    arrange: async (stack) => {
      await stack.page.addInitScript(() => {
        const refuse = () => {
          throw new DOMException('Refused', 'SecurityError');
        };
        for (const name of ['localStorage', 'sessionStorage', 'indexedDB', 'caches']) {
          Object.defineProperty(window, name, { get: refuse });
        }
        Object.defineProperty(document, 'cookie', { get: refuse, set: refuse });
      });
      await working(stack);
    },
  },
  {
    fault: 'analytics’ hosts are blocked',
    sees: 'sent',
    mails: 1,
    arrange: withAnalytics((route) => route.abort('blockedbyclient')),
  },
  {
    fault: 'analytics’ hosts never answer',
    sees: 'sent',
    mails: 1,
    arrange: withAnalytics(() => undefined),
  },
  {
    fault: 'analytics’ hosts answer garbage',
    sees: 'sent',
    mails: 1,
    arrange: withAnalytics((route) => route.fulfill({ body: '<garbage' })),
  },
];

function byRouteWithStart(milliseconds: number) {
  return async ({ page, start, pass }: Stack) => {
    await page.route('**/sendContactEmail', async (route) => {
      await sleep(milliseconds);
      await pass(route, await start());
    });
  };
}

for (const row of rows) {
  const { fault, sees, mails } = row;

  test(fault, async ({ page, expectErrors }) => {
    expectErrors(/./);
    const ends: (() => Promise<unknown>)[] = [];
    const mail: MailServer = await startMailServer(row.smtp?.(() => mail));
    const stack: Stack = {
      page,
      mail,
      start: async (smtpUrl = mail.url, env = {}) => {
        const running = await startFunction({ SMTP_URL: smtpUrl, ...env });
        ends.push(() => running.kill());
        return running;
      },
      // Hosting answers for a function that does not.
      pass: async (route, to) => {
        const response = await route.fetch({ url: to.url, timeout: 60_000 }).catch(() => undefined);
        await route.fulfill(response ? { response } : { status: 502, body: 'Bad gateway' });
      },
      atTheEnd: (step) => ends.push(step),
    };
    try {
      const alerts: string[] = [];
      page.on('dialog', (dialog) => {
        alerts.push(dialog.message());
        void dialog.accept();
      });
      await (row.arrange ?? working)(stack);
      await page.goto('/');
      await hydrated(page);
      const enquiry = { ...validMessage, message: `${fault}?\n${crypto.randomUUID()}` };
      await fill(page, enquiry);
      await row.afterwards?.(stack);
      const send = page.getByRole('button', { name: 'Send', exact: true });
      await send.click();
      if (row.again) {
        await expect.poll(() => alerts).toEqual([failureText]);
        await row.again(stack);
        await send.click();
      }

      // As long as the visitor waits at the most: Hosting's 60 seconds are not needed.
      const patience = { timeout: 45_000 };
      if (sees === 'sent') {
        await expect(page.getByRole('status')).toHaveText(thanksText, patience);
      } else {
        await expect.poll(() => alerts, patience).toEqual([failureText]);
        await expect(send).toBeEnabled();
      }
      for (const name of contactFields) await expect(field(page, name)).toHaveValue(enquiry[name]);
      const own = mail.deliveries.filter(({ mail: { text } }) => text?.includes(enquiry.message));
      const ids = new Set(own.map(({ mail: { messageId } }) => messageId)).size;
      test
        .info()
        .annotations.push(
          { type: 'visitor sees', description: sees },
          { type: 'mailbox holds', description: String(own.length) },
          { type: 'Message-IDs', description: String(ids) },
        );
      expect(own).toHaveLength(mails);
      expect(ids).toBe(sees === 'sent' ? 1 : 0);
    } finally {
      for (const end of ends) await end();
      mail.hangUp();
      await mail.stop();
    }
  });
}

test.describe('what was typed', () => {
  test('survives a reload, and is gone once it was sent', async ({ page }) => {
    const kept = 'Is there room for two and a dog on Saturday?';
    await page.goto('/');
    await hydrated(page);
    await fill(page, { ...validMessage, message: kept });
    await page.reload();
    for (const [name, value] of Object.entries({ ...validMessage, message: kept })) {
      await expect(field(page, name as keyof typeof validMessage)).toHaveValue(value);
    }
    await page.getByRole('button', { name: 'Send', exact: true }).click();
    await expect(page.getByRole('status')).toHaveText(thanksText);
    await page.reload();
    await hydrated(page);
    for (const name of contactFields) await expect(field(page, name)).toHaveValue('');
  });

  test('is nobody else’s: a fresh visit starts empty', async ({ page, context }) => {
    await page.goto('/');
    await fill(page, validMessage);
    const other = await context.newPage();
    await other.goto('/');
    for (const name of contactFields) await expect(field(other, name)).toHaveValue('');
  });
});
