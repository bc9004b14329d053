import { startMailServer } from '../../__tests__/function/mail-server';
import { callScript } from '../helpers/page';
import type { Stack } from './stack';

/** One fault, and what a visitor sees then. */
interface Fault {
  fault: string;
  sees: 'the thanks' | 'the alert';
  /** The number of mails that arrive after the first press of Send. */
  mails: number;
  /** The error that the page logs. */
  error?: RegExp;
  /** The error that the browser itself logs. */
  browserError?: RegExp;
  /** Causes the fault. Everything else works. */
  cause: (stack: Stack) => unknown;
}

const alert = { sees: 'the alert', mails: 0 } as const;
const thanks = { sees: 'the thanks', mails: 1 } as const;

const mailServer: Fault[] = [
  {
    fault: 'the mail server is down',
    ...alert,
    error: /^FirebaseError: The mail could not be sent/,
    browserError: /status of 503/,
    async cause(stack) {
      const down = await startMailServer();
      await down.stop();
      await stack.start({ SMTP_URL: down.url });
    },
  },
];

const theFunction: Fault[] = [
  {
    fault: 'the function does not answer for 70 seconds',
    ...alert,
    error: /^FirebaseError: deadline-exceeded/,
    cause: async (stack) => {
      await stack.page.clock.install();
      await stack.answer(() => stack.page.clock.fastForward('01:11'));
    },
  },
  {
    fault: 'Hosting answers with the page instead of passing the call on',
    ...alert,
    error: /^FirebaseError: Response is not valid JSON/,
    cause: (stack) => stack.answer((route) => route.fulfill({ path: 'out/index.html' })),
  },
];

const network: Fault[] = [
  {
    fault: 'the answer is lost after the mail server accepted the mail',
    ...alert,
    mails: 1,
    error: /^FirebaseError: internal/,
    browserError: /net::ERR_CONNECTION_RESET/,
    cause: async (stack) => {
      const { url } = await stack.start();
      await stack.answer(async (route) => {
        await route.fetch({ url, timeout: 0 });
        await route.abort('connectionreset');
      });
    },
  },
  {
    fault: 'a page of HTML arrives first in place of the sending script',
    ...thanks,
    browserError: /Failed to load module script/,
    cause: async (stack) => {
      await stack.page.route(callScript, (route) => route.fulfill({ path: 'out/index.html' }), {
        times: 1,
      });
      await stack.start();
    },
  },
  {
    fault: 'the browser refuses cookies, storage and IndexedDB',
    ...thanks,
    cause: async (stack) => {
      await stack.page.addInitScript(() => {
        const refuse = () => {
          throw new DOMException('Refused', 'SecurityError');
        };
        for (const name of ['localStorage', 'sessionStorage', 'indexedDB', 'caches']) {
          Object.defineProperty(window, name, { get: refuse });
        }
        Object.defineProperty(document, 'cookie', { get: refuse, set: refuse });
      });
      await stack.start();
    },
  },
];

export const faults = [...mailServer, ...theFunction, ...network];
