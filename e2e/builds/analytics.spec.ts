import { newEnquiry } from '../helpers/form';
import { bookNow, hydrated, open } from '../helpers/page';
import { mailsNaming } from '../helpers/product';
import { expect, lessMotion, test } from '../helpers/test';
import { answerForGoogle, commands, measurementId, started } from './google';

test.use({ ...lessMotion, build: 'longest' });

test('analytics loads its configuration and the tag with consent defaults, and stores nothing (§7.6)', async ({
  page,
}) => {
  const tag = page.waitForRequest(`https://www.googletagmanager.com/gtag/js?**id=${measurementId}`);
  await answerForGoogle(page);
  await open(page);
  await started(page);
  await tag;
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
  const storedNames = () =>
    page.evaluate(async () => [
      ...Object.keys(localStorage),
      ...Object.keys(sessionStorage),
      ...(await indexedDB.databases()).map(({ name }) => name),
    ]);
  // The SDK opens a database to detect support and then deletes it.
  await expect.poll(storedNames).toEqual([]);
});

test('analytics starts after five seconds if the visitor does nothing', async ({ page }) => {
  await page.clock.install({ time: 0 });
  // The page has loaded before the clock reaches this time on any machine.
  await page.clock.pauseAt(60_000);
  await answerForGoogle(page);
  await page.goto('/');
  await page.clock.runFor(4900);
  await expect(page.locator('head > script[src]')).toHaveCount(0);
  await page.clock.resume();
  await started(page);
});

test('analytics counts each press of Book Now once, including one before hydration', async ({
  page,
  site,
}) => {
  await answerForGoogle(page);
  // An answer without content keeps the browser on this page.
  await page.route(site.booking.href, (route) => route.fulfill({ status: 204 }));
  await page.goto('/');
  const bookings = async () => (await commands(page)).filter(([, name]) => name === 'begin_checkout').length;
  await bookNow(page).first().click();
  await hydrated(page);
  await expect.poll(bookings).toBe(1);
  await bookNow(page).first().click();
  await expect.poll(bookings).toBe(2);
});

for (const [fault, errorCode] of [
  ['are blocked', 'blockedbyclient'],
  ['never answer', undefined],
] as const) {
  test(`an enquiry arrives when the hosts of analytics ${fault} (§8.3)`, async ({
    page,
    form,
    site,
    expectErrors,
  }) => {
    if (errorCode) expectErrors(/net::ERR_BLOCKED_BY_CLIENT/);
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
