import { longestSite } from '../../__tests__/extremes';
import { demoConfig } from '../../lib/environment';
import { newEnquiry } from '../helpers/form';
import { bookNow, islandsScript, open, scrollToHydrate, stayAtBooking, storedNames } from '../helpers/page';
import { expect, test } from '../helpers/test';
import { commands, localId, measurementId, started } from './google';

test.use({ build: 'longest' });

test('analytics has consent defaults, stores nothing, and counts Book Now (§7.6)', async ({ page }) => {
  const tag = page.waitForRequest(`https://www.googletagmanager.com/gtag/js?**id=${measurementId}`);
  const configuration = page.waitForRequest(/firebase\.googleapis\.com.*webConfig/);
  await open(page);
  await started(page);
  await tag;
  expect((await configuration).url()).toContain(demoConfig.appId);
  expect((await configuration).headers()['x-goog-api-key']).toBe(demoConfig.apiKey);
  const [everywhere, inEurope, ...others] = await commands(page);
  const granted = {
    ad_storage: 'denied',
    ad_user_data: 'denied',
    ad_personalization: 'denied',
    analytics_storage: 'granted',
  };
  expect(everywhere).toEqual(['consent', 'default', granted]);
  const region =
    'AT AX BE BG CH CY CZ DE DK EE ES FI FR GB GF GP GR HR HU IE IS IT LI LT LU LV MF MQ MT NL NO PL PT RE RO SE SI SK YT';
  (inEurope![2] as { region: string[] }).region.sort();
  const denied = { ...granted, analytics_storage: 'denied', region: region.split(' ') };
  expect(inEurope).toEqual(['consent', 'default', denied]);
  expect(JSON.stringify(others)).not.toMatch(/"consent"|firebase_id/);

  // The SDK opens a database to detect support and then deletes it.
  await expect.poll(() => storedNames(page)).toEqual([]);

  await stayAtBooking(page, longestSite.booking);
  await bookNow(page).first().click();
  const counted = expect.arrayContaining(['event', 'begin_checkout']) as unknown;
  await expect.poll(() => commands(page)).toContainEqual(counted);
});

test('analytics counts an earlier press of Book Now once, when the visitor comes back', async ({ page }) => {
  const bookings = async () =>
    (await commands(page)).filter((command) => command.includes('begin_checkout')).length;
  await page.route(islandsScript, () => undefined, { times: 1 });
  // The script that never arrives would hold up the event of loading.
  await page.goto('/', { waitUntil: 'domcontentloaded' });
  await bookNow(page).first().click();
  await expect(page).toHaveURL(longestSite.booking.href);
  await page.goBack();
  await page.mouse.wheel(0, 10);
  await expect.poll(bookings).toBe(1);

  await page.reload();
  await page.mouse.wheel(0, -10);
  await started(page);
  await stayAtBooking(page, longestSite.booking);
  await bookNow(page).first().click();
  await expect.poll(bookings).toBe(1);
});

for (const [fault, errorCode] of [
  ['are blocked', 'blockedbyclient'],
  ['never answer', undefined],
] as const) {
  test(`an enquiry arrives when Google's hosts ${fault} (§8, §9.6)`, async ({ page, form, expectErrors }) => {
    if (errorCode) expectErrors(/net::ERR_BLOCKED_BY_CLIENT/);
    let isAsked = false;
    await page.route(/googleapis\.com|googletagmanager\.com/, (route) => {
      isAsked = true;
      return errorCode ? route.abort(errorCode) : undefined;
    });
    const enquiry = newEnquiry();
    await page.clock.install();
    await page.clock.pauseAt(Date.now() + 1000);
    await page.goto('/');
    await scrollToHydrate(page);
    // The SDK sets a timer before it asks.
    await expect.poll(() => page.clock.runFor(1).then(() => isAsked)).toBe(true);
    await form.send(enquiry);
    await form.mailOf(enquiry);
    if (!errorCode) {
      await page.clock.runFor(59_900);
      expect(JSON.stringify(await commands(page))).not.toContain(localId);
      await page.clock.runFor(100);
    }
    await started(page, localId);
  });
}
