import type { Request } from '@playwright/test';

import { site } from '../lib/content/site';
import { analyticsConfig } from '../test-support/analytics-config';
import { validMessage as enquiry } from '../test-support/contact-cases';
import { bookNow, enquiryCall, hydrated, idle, open } from '../test-support/page';
import { expect, lessMotion, test, uniqueName } from './fixtures';
import { command, commands, hosts, openWithAnalytics, serve, serverMeasurementId } from './google';

test.use(lessMotion);

const { appId, apiKey } = analyticsConfig;

const host = (request: Request) => new URL(request.url()).hostname;

test('analytics fetches its configuration, loads the tag, counts the page', async ({ page }) => {
  const requests = await openWithAnalytics(page);

  const config = requests.find((request) => host(request) === hosts.config);
  expect(config?.method()).toBe('GET');
  expect(new URL(config!.url()).pathname).toContain(appId);
  expect(await config!.headerValue('x-goog-api-key')).toBe(apiKey);
  const tag = requests.find((request) => host(request) === hosts.tag);
  expect(new URL(tag!.url()).searchParams.get('id')).toBe(serverMeasurementId);
});

test('analytics gets its consent defaults first, and stores nothing', async ({ page }) => {
  await openWithAnalytics(page);
  const [everywhere, inEurope, ...others] = await commands(page);
  const granted = {
    ad_storage: 'denied',
    ad_user_data: 'denied',
    ad_personalization: 'denied',
    analytics_storage: 'granted',
  };
  expect(everywhere).toEqual(['consent', 'default', granted]);
  const region = expect.arrayContaining(['DE', 'IE', 'NO', 'GB', 'CH']) as string[];
  const denied = { ...granted, analytics_storage: 'denied', region };
  expect(inEurope).toEqual(['consent', 'default', denied]);
  expect((inEurope![2] as { region: string[] }).region).not.toContain('US');
  expect(JSON.stringify(others)).not.toMatch(/"consent"|firebase_id/);

  expect(await page.context().cookies()).toEqual([]);
  const kept = () =>
    page.evaluate(async () => [
      ...Object.keys(localStorage),
      ...Object.keys(sessionStorage),
      ...(await indexedDB.databases()).map(({ name }) => name),
    ]);
  // The SDK opens a database to detect support, and deletes it again.
  await expect.poll(kept).toEqual([]);
});

test('analytics starts after five seconds without a sign of intent', async ({ page }) => {
  await page.clock.install({ time: 0 });
  await page.clock.pauseAt(1000);
  const requests = await serve(page);
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(request.url());
  });
  await page.goto('/');
  await page.clock.runFor(4900);
  expect([...requests, ...scripts]).toEqual([]);
  await page.clock.resume();
  await command(page, 'config', serverMeasurementId);
});

test('analytics counts Book Now', async ({ page }) => {
  await openWithAnalytics(page);
  await page.evaluate(() => {
    document.addEventListener('click', (event) => event.preventDefault());
  });
  await bookNow(page).first().click();
  await command(page, 'event', 'begin_checkout');
});

test('analytics counts once Book Now that was pressed before any script', async ({ page }) => {
  await serve(page);
  // The booking page has no content, so this one stays.
  await page.route(site.booking.href, (route) => route.fulfill({ status: 204 }));
  await page.goto('/');
  await page.getByRole('button', { name: site.booking.label }).first().click();
  await hydrated(page);
  await command(page, 'event', 'begin_checkout');
  const counted = (await commands(page)).filter(([, name]) => name === 'begin_checkout');
  expect(counted).toHaveLength(1);
});

test('analytics counts an enquiry that was sent', async ({ page, form }) => {
  await openWithAnalytics(page);
  await form.send({ ...enquiry, name: uniqueName() });
  await expect(form.thanks).toHaveText(site.contact.form.sent);
  await command(page, 'event', 'generate_lead');
  expect(JSON.stringify(await commands(page))).not.toContain(enquiry.email);
});

test('analytics counts an enquiry that failed', async ({ page, form, expectErrors }) => {
  expectErrors(/^FirebaseError: internal/, /status of 500/);
  form.alerts();
  await openWithAnalytics(page);
  await page.route(enquiryCall, (route) => route.fulfill({ status: 500 }));
  await form.send({ ...enquiry, name: uniqueName() });
  await command(page, 'event', 'exception');
});

for (const [signal, property, value] of [
  ['Global Privacy Control', 'globalPrivacyControl', true],
  ['Do Not Track', 'doNotTrack', '1'],
] as const) {
  test(`analytics loads nothing when the browser sends ${signal}`, async ({ page, outside }) => {
    await page.addInitScript(
      ([name, signalled]) => Object.defineProperty(navigator, name, { get: () => signalled }),
      [property, value] as const,
    );
    const scripts: string[] = [];
    page.on('request', (request) => scripts.push(request.url()));
    const requests = await serve(page);
    await open(page);
    await idle(page);
    const loaded = scripts.length;
    await idle(page);
    expect(scripts).toHaveLength(loaded);
    expect([...requests, ...outside]).toEqual([]);
  });
}
