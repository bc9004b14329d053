import { enquiryCall, newEnquiry } from '../helpers/form';
import { bookNow, hydrated, idle, open, requestedFiles } from '../helpers/page';
import { mailsNaming } from '../helpers/product';
import { expect, lessMotion, test } from '../helpers/test';
import {
  answerForGoogle,
  command,
  commands,
  hostOf,
  measurementId,
  openWithAnalytics,
} from './google';

test.use({ ...lessMotion, build: 'longest' });

test('analytics fetches its configuration, loads the tag, counts the page', async ({ page }) => {
  const requests = await openWithAnalytics(page);
  const config = requests.find((request) => hostOf(request) === 'firebase.googleapis.com')!;
  expect(config.method()).toBe('GET');
  expect(new URL(config.url()).pathname).toContain('1:000000000000:web:0000000000000000000000');
  expect(await config.headerValue('x-goog-api-key')).toBe('demo-api-key');
  const tag = requests.find((request) => hostOf(request) === 'www.googletagmanager.com')!;
  expect(new URL(tag.url()).searchParams.get('id')).toBe(measurementId);
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
  const requests = await answerForGoogle(page);
  const files = requestedFiles(page);
  await page.goto('/');
  await page.clock.runFor(4900);
  expect(files.filter((path) => path.endsWith('.js'))).toEqual([]);
  expect(requests).toEqual([]);
  await page.clock.resume();
  await command(page, 'config', measurementId);
});

test('analytics counts once a press of Book Now from before any script', async ({ page, site }) => {
  await answerForGoogle(page);
  // The booking page has no content, so this one stays.
  await page.route(site.booking.href, (route) => route.fulfill({ status: 204 }));
  await page.goto('/');
  const counted = async () =>
    (await commands(page)).filter(([, name]) => name === 'begin_checkout').length;
  await bookNow(page).first().click();
  await hydrated(page);
  await expect.poll(counted).toBe(1);
  await bookNow(page).first().click();
  await expect.poll(counted).toBe(2);
});

test('analytics counts enquiries that were sent and that failed', async ({
  page,
  form,
  site,
  expectErrors,
}) => {
  expectErrors(/^FirebaseError: internal/, /status of 500/);
  const enquiry = newEnquiry();
  form.alerts();
  await openWithAnalytics(page);
  await page.route(enquiryCall, (route) => route.fulfill({ status: 500 }), { times: 1 });
  await form.send(enquiry);
  await command(page, 'event', 'exception');
  await form.send();
  await expect(form.status).toHaveText(site.contact.form.sent);
  await command(page, 'event', 'generate_lead');
  expect(JSON.stringify(await commands(page))).not.toContain(enquiry.email);
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
    const files = requestedFiles(page);
    const requests = await answerForGoogle(page);
    await open(page);
    await idle(page);
    const loaded = files.length;
    await idle(page);
    expect(files).toHaveLength(loaded);
    expect([...requests, ...outside]).toEqual([]);
  });
}

for (const [fault, errorCode] of [
  ['are blocked', 'blockedbyclient'],
  ['never answer', undefined],
] as const) {
  test(`an enquiry arrives while analytics’ hosts ${fault}`, async ({
    page,
    form,
    site,
    expectErrors,
  }) => {
    expectErrors(/net::ERR_BLOCKED_BY_CLIENT/);
    await page.route(/googleapis\.com|googletagmanager\.com/, (route) =>
      errorCode ? route.abort(errorCode) : undefined,
    );
    const enquiry = newEnquiry();
    await open(page);
    await form.send(enquiry);
    await expect(form.status).toHaveText(site.contact.form.sent);
    expect(await mailsNaming(enquiry.name)).toHaveLength(1);
  });
}
