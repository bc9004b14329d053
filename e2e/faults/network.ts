import type { Route } from '@playwright/test';

import { newestSendingScript, sendingScript } from '../../test-support/page';
import { expect, serveVariant } from '../fixtures';
import { notCalled, sent, type Row, type Stack } from './stack';

const analyticsHosts = /googleapis\.com|googletagmanager\.com/;

const withAnalytics = (handle: (route: Route) => unknown) => async (stack: Stack) => {
  await serveVariant(stack.page, 'analytics');
  await stack.page.route(analyticsHosts, handle);
  await stack.reach();
};

/** Faults between the browser and what it requests, and of the browser itself. */
export const networkRows: Row[] = [
  {
    fault: 'network is lost before the call',
    ...notCalled,
    error: /^FirebaseError: internal/,
    notes: /ERR_INTERNET_DISCONNECTED/,
    arrange: (stack) => stack.answer((route) => route.abort('internetdisconnected')),
  },
  {
    fault: 'answer is lost after the mail was accepted; Send is pressed again',
    sees: 'sent',
    mails: 2,
    error: /^FirebaseError: internal/,
    notes: /net::ERR_CONNECTION_RESET/,
    arrange: async (stack) => {
      const { url } = await stack.start();
      await stack.answer(async (route) => {
        stack.called = true;
        await route.fetch({ url });
        await route.abort('connectionreset');
      });
    },
    again: true,
  },
  {
    fault: 'Firebase’s scripts do not load',
    ...notCalled,
    error: /^Error: .*firebase-call-.* did not load/,
    notes: /net::ERR_FAILED/,
    arrange: async ({ page }) => {
      await page.route(sendingScript, (route) => route.abort());
      await page.route(newestSendingScript, (route) => route.abort());
    },
  },
  {
    fault: 'Firebase’s scripts are gone after a new deploy',
    ...sent,
    notes: /status of 404/,
    arrange: async (stack) => {
      await stack.page.route(sendingScript, (route) => route.fulfill({ status: 404 }));
      await stack.reach();
    },
  },
  {
    fault: 'network is as slow as 3G',
    ...sent,
    arrange: async (stack) => {
      await stack.reach();
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
    ...sent,
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
      await stack.reach();
    },
  },
  {
    fault: 'analytics’ hosts are blocked',
    ...sent,
    notes: /net::ERR_BLOCKED_BY_CLIENT/,
    arrange: withAnalytics((route) => route.abort('blockedbyclient')),
  },
  {
    fault: 'analytics’ hosts never answer',
    ...sent,
    arrange: withAnalytics(() => undefined),
  },
  {
    fault: 'visitor types on and closes the tab while it sends',
    ...sent,
    arrange: async (stack) => {
      await stack.reach();
      await stack.answer(async (route) => {
        await stack.page.locator('[name="message"]').press('x');
        const asked = stack.page.waitForEvent('dialog');
        await stack.page.close({ runBeforeUnload: true });
        expect((await asked).type()).toBe('beforeunload');
        await route.fallback();
      });
    },
  },
  {
    fault: 'dictation writes into a field while it sends, and Enter sends again',
    ...sent,
    arrange: async (stack) => {
      await stack.reach();
      await stack.answer(async (route) => {
        await stack.page.locator('[name="message"]').evaluate((field: HTMLTextAreaElement) => {
          const { value } = field;
          for (const text of [`${value} Dictated.`, value]) {
            field.setRangeText(text, 0, field.value.length);
            field.dispatchEvent(new Event('input', { bubbles: true }));
            field.form!.requestSubmit();
          }
        });
        await route.fallback();
      });
    },
  },
];
