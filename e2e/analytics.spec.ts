import { existsSync } from 'node:fs';

import type { Page, Request } from '@playwright/test';

import { addresses } from '../test-support/addresses';
import { validMessage as enquiry } from '../test-support/contact-cases';
import { analyticsConfig } from '../test-support/analytics-config';
import { expect, fill, hydrated, test, uniqueName } from './fixtures';
import { serveFolder } from '../test-support/serve-folder';

const { appId, apiKey, measurementId } = analyticsConfig;
const serverMeasurementId = 'G-FROMSERVER';

const hosts = {
  config: 'firebase.googleapis.com',
  tag: 'www.googletagmanager.com',
};

/** What Google's hosts answer in a test: a status and a JSON body, or nothing at all. */
type Answer = { status: number; body: unknown } | 'blocked';

const working: Record<keyof typeof hosts, Answer> = {
  config: { status: 200, body: { appId, measurementId: serverMeasurementId } },
  tag: { status: 200, body: {} },
};

/** Serves the build that has analytics configured, and Google's hosts with it. */
async function serve(page: Page, answers: Partial<typeof working> = {}): Promise<Request[]> {
  const requests: Request[] = [];
  await serveFolder(page, 'out-analytics', addresses().page);
  for (const [name, host] of Object.entries(hosts) as [keyof typeof hosts, string][]) {
    const answer = answers[name] ?? working[name];
    await page.route(
      (url) => url.hostname === host,
      async (route) => {
        if (route.request().method() !== 'OPTIONS') requests.push(route.request());
        if (answer === 'blocked') return route.abort('blockedbyclient');
        return route.fulfill({
          status: answer.status,
          headers: { 'access-control-allow-origin': '*', 'access-control-allow-headers': '*' },
          json: answer.body,
        });
      },
    );
  }
  return requests;
}

async function open(page: Page, answers?: Partial<typeof working>): Promise<Request[]> {
  const requests = await serve(page, answers);
  await page.goto('/');
  await hydrated(page);
  return requests;
}

/** What the SDK handed to the tag manager: commands with their arguments. */
const commands = (page: Page) =>
  page.evaluate(() => {
    const { dataLayer = [] } = window as unknown as { dataLayer?: ArrayLike<unknown>[] };
    return dataLayer.map((entry) => Array.from(entry));
  });

const command = (page: Page, ...start: unknown[]) =>
  expect.poll(() => commands(page)).toContainEqual(expect.arrayContaining(start));

const host = (request: Request) => new URL(request.url()).hostname;

function warnings(page: Page) {
  const texts: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'warning') texts.push(message.text());
  });
  return texts;
}

async function sendEnquiry(page: Page) {
  await fill(page, { ...enquiry, name: uniqueName() });
  await page.getByRole('button', { name: 'Send' }).click();
}

test.beforeAll(() => {
  if (!existsSync('out-analytics')) throw new Error('Run "npm run build:variants" first.');
});

test('fetches the web configuration, loads the tag and counts the page', async ({ page }) => {
  const requests = await open(page);
  await command(page, 'config', serverMeasurementId);

  const config = requests.find((request) => host(request) === hosts.config);
  expect(config?.method()).toBe('GET');
  expect(new URL(config!.url()).pathname).toContain(appId);
  expect(await config!.headerValue('x-goog-api-key')).toBe(apiKey);
  const tag = requests.find((request) => host(request) === hosts.tag);
  expect(new URL(tag!.url()).searchParams.get('id')).toBe(serverMeasurementId);
});

test('denies all storage before it starts, and leaves nothing in the browser', async ({ page }) => {
  await open(page);
  await command(page, 'config', serverMeasurementId);
  const [first, ...others] = await commands(page);
  expect(first).toEqual([
    'consent',
    'default',
    {
      ad_storage: 'denied',
      ad_user_data: 'denied',
      ad_personalization: 'denied',
      analytics_storage: 'denied',
    },
  ]);
  expect(JSON.stringify(others)).not.toMatch(/"consent"|firebase_id/);

  expect(await page.context().cookies()).toEqual([]);
  const kept = () =>
    page.evaluate(async () => [
      ...Object.keys(localStorage),
      ...Object.keys(sessionStorage),
      ...(await indexedDB.databases()).map(({ name }) => name),
    ]);
  // The SDK opens a database to see whether it can, and deletes that again.
  await expect.poll(kept).toEqual([]);
});

test('starts after five seconds without a sign of intent', async ({ page }) => {
  await page.clock.install({ time: 0 });
  await page.clock.pauseAt(1000);
  const requests = await serve(page);
  await page.goto('/');
  await page.clock.runFor(4900);
  expect(requests).toEqual([]);
  await page.clock.resume();
  await command(page, 'config', serverMeasurementId);
});

test('counts Book Now', async ({ page }) => {
  await open(page);
  await command(page, 'config', serverMeasurementId);
  await page.evaluate(() => {
    document.addEventListener('click', (event) => event.preventDefault());
  });
  await page.getByRole('button', { name: 'Book Now' }).first().click();
  await command(page, 'event', 'begin_checkout');
});

test('counts an enquiry that was sent', async ({ page }) => {
  await open(page);
  await command(page, 'config', serverMeasurementId);
  await sendEnquiry(page);
  await expect(page.getByRole('status')).toContainText('Thank you');
  await command(page, 'event', 'generate_lead');
  expect(JSON.stringify(await commands(page))).not.toContain(enquiry.email);
});

test('counts an enquiry that failed', async ({ page, expectErrors }) => {
  expectErrors(/FirebaseError|Failed to load resource/);
  page.on('dialog', (dialog) => void dialog.accept());
  await open(page);
  await command(page, 'config', serverMeasurementId);
  await page.route('**/sendContactEmail', (route) => route.fulfill({ status: 500 }));
  await sendEnquiry(page);
  await command(page, 'event', 'exception');
});

test('falls back to the local measurement id when the configuration fails', async ({
  page,
  expectErrors,
}) => {
  expectErrors(/Failed to load resource/);
  const texts = warnings(page);
  const requests = await open(page, { config: { status: 403, body: { error: {} } } });
  await command(page, 'config', measurementId);
  const tag = requests.find((request) => host(request) === hosts.tag);
  expect(new URL(tag!.url()).searchParams.get('id')).toBe(measurementId);
  expect(texts.join()).toContain('Failed to fetch this Firebase app');
});

for (const blocked of [['config'], ['tag'], Object.keys(hosts)]) {
  test(`leaves the form alone when blocked: ${blocked.join(', ')}`, async ({
    page,
    expectErrors,
  }) => {
    // What the browser itself says of a blocked request.
    expectErrors(/Failed to load resource: net::ERR_BLOCKED_BY_CLIENT/);
    const alerts: string[] = [];
    page.on('dialog', (dialog) => {
      alerts.push(dialog.message());
      void dialog.accept();
    });
    const stopped = page.waitForEvent('requestfailed');
    await open(page, Object.fromEntries(blocked.map((name) => [name, 'blocked'])));
    await stopped;
    await idle(page);
    await sendEnquiry(page);
    await expect(page.getByRole('status')).toContainText('Thank you');
    expect(alerts).toEqual([]);
  });
}

test('is a warning where the browser does not support it', async ({ page }) => {
  const texts = warnings(page);
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'cookieEnabled', { get: () => false });
  });
  const requests = await open(page);
  await expect.poll(() => texts.join()).toContain('does not support it');
  expect(requests).toEqual([]);
});

for (const [signal, property, value] of [
  ['Global Privacy Control', 'globalPrivacyControl', true],
  ['Do Not Track', 'doNotTrack', '1'],
] as const) {
  test(`loads nothing when the browser sends ${signal}`, async ({ page, outside }) => {
    await page.addInitScript(
      ([name, signalled]) => Object.defineProperty(navigator, name, { get: () => signalled }),
      [property, value] as const,
    );
    const scripts: string[] = [];
    page.on('request', (request) => scripts.push(request.url()));
    const requests = await open(page);
    await idle(page);
    const loaded = scripts.length;
    await idle(page);
    expect(scripts).toHaveLength(loaded);
    expect([...requests, ...outside]).toEqual([]);
  });
}

test('asks no other host for anything when it is not configured', async ({ page, outside }) => {
  await page.goto('/');
  await hydrated(page);
  await idle(page);
  expect(outside).toEqual([]);
});

/** Resolves when the page had two idle periods, in the first of which analytics would have begun. */
const idle = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<void>((resolve) =>
        requestIdleCallback(() => requestIdleCallback(() => resolve())),
      ),
  );
