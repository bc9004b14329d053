import type { Page, Route } from '@playwright/test';

import { startFunction } from '../../__tests__/function/function-process';
import { enquiryCall } from '../helpers/form';
import { callScript } from '../helpers/page';

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
  /** Causes the fault once. Everything else works. */
  cause: (page: Page) => unknown;
}

const alert = { sees: 'the alert', mails: 0 } as const;
const thanks = { sees: 'the thanks', mails: 1 } as const;

const routeOnce = (page: Page, url: string, handle: (route: Route) => unknown) =>
  page.route(url, handle, { times: 1 });

export const faults: Fault[] = [
  {
    fault: 'the mail server is down',
    ...alert,
    error: /^FirebaseError: The mail could not be sent/,
    browserError: /status of 503/,
    cause: async (page) => {
      const { url, kill } = await startFunction({ SMTP_URL: 'smtp://127.0.0.1:1' });
      await routeOnce(page, enquiryCall, async (route) => {
        await route.fulfill({ response: await route.fetch({ url, timeout: 0 }) });
        await kill();
      });
    },
  },
  {
    fault: 'the function does not answer for 70 seconds',
    ...alert,
    error: /^FirebaseError: deadline-exceeded/,
    cause: async (page) => {
      await page.clock.install();
      await routeOnce(page, enquiryCall, () => page.clock.fastForward('01:11'));
    },
  },
  {
    fault: 'Hosting answers with the page instead of passing the call on',
    ...alert,
    error: /^FirebaseError: Response is not valid JSON/,
    cause: (page) => routeOnce(page, enquiryCall, (route) => route.fulfill({ path: 'out/index.html' })),
  },
  {
    fault: 'the answer is lost after the mail server accepted the mail',
    ...alert,
    mails: 1,
    error: /^FirebaseError: internal/,
    browserError: /net::ERR_CONNECTION_RESET/,
    cause: (page) =>
      routeOnce(page, enquiryCall, async (route) => {
        await route.fetch({ timeout: 0 });
        await route.abort('connectionreset');
      }),
  },
  {
    fault: 'a page of HTML arrives first in place of the sending script',
    ...thanks,
    browserError: /Failed to load module script/,
    cause: (page) => routeOnce(page, callScript, (route) => route.fulfill({ path: 'out/index.html' })),
  },
  {
    fault: 'the browser refuses cookies, storage and IndexedDB',
    ...thanks,
    cause: (page) =>
      page.addInitScript(() => {
        const refuse = () => {
          throw new DOMException('Refused', 'SecurityError');
        };
        for (const name of ['localStorage', 'sessionStorage', 'indexedDB', 'caches']) {
          Object.defineProperty(window, name, { get: refuse });
        }
        Object.defineProperty(document, 'cookie', { get: refuse, set: refuse });
      }),
  },
];
