import { failedText } from '../__tests__/contact-cases';
import { newEnquiry } from './helpers/form';
import { callScript, hold, islandsScript, scrollToHydrate, untilHydrated } from './helpers/page';
import { expect, test } from './helpers/test';

const words = 'We are two riders with bikes and one dog, and we come from Cedar City on Saturday. ';

/** Inserts an element beside each field, as extensions for spelling or passwords do. */
function insertBesideFields(): void {
  for (const control of document.querySelectorAll('form [name]'))
    control.after(document.createElement('grammarly-extension'));
}

test('each typed character appears at the caret when an extension makes hydration fail', async ({
  page,
  form,
  expectErrors,
}) => {
  expectErrors(/Minified React error #418/);
  const load = await hold(page, islandsScript);
  await page.goto('/');
  await page.evaluate(insertBesideFields);
  await form.field('phone').fill('435 555 0199');
  await form.field('message').fill('Thank you.');
  await form.field('message').press('Home');
  const old = await page.locator('form').elementHandle();
  let count = 0;
  let countAtReplacement = Infinity;
  const type = async () => page.keyboard.press(words[count++ % words.length]!);
  while (count < words.length / 2) await type();
  load();
  const replaced = page
    .waitForFunction((form) => !form.isConnected, old, { polling: 'raf' })
    .then(() => (countAtReplacement = count));
  while (count < 2 * countAtReplacement) await type();
  await replaced;
  const typed = words.repeat(Math.ceil(count / words.length)).slice(0, count);
  await expect(form.field('message')).toHaveValue(`${typed}Thank you.`);
  await expect(form.field('phone')).toHaveValue('435 555 0199');
  await expect(page.locator('grammarly-extension')).toHaveCount(0);
});

test('a press of Send is carried out when the islands’ script does not arrive at first', async ({
  page,
  form,
}) => {
  const alerts = form.alerts();
  const asked = page.waitForRequest(islandsScript);
  await page.route(islandsScript, () => undefined, { times: 1 });
  const enquiry = newEnquiry();
  await page.goto('/');
  await form.fill(enquiry);
  await asked;
  await form.sendButton.click();
  // Only a second press ends the wait for an answer.
  await form.sendButton.click();
  await form.mailOf(enquiry);
  expect(alerts).toEqual([]);
});

for (const [name, script] of [
  ['islands’ script', islandsScript],
  ['sending script', callScript],
] as const) {
  test(`a visitor sees the alert when the ${name} never arrives, and can then send`, async ({
    page,
    form,
    expectErrors,
  }) => {
    expectErrors(script === islandsScript ? failedText : /did not arrive/);
    const alerts = form.alerts();
    await page.clock.install();
    await page.route(script, () => undefined);
    const enquiry = newEnquiry();
    await page.goto('/');
    if (script === callScript) await scrollToHydrate(page);
    await form.fill(enquiry);
    await form.sendButton.click();
    const twentySecondsLater = async () => {
      await page.clock.fastForward(20_000);
      return alerts;
    };
    await expect.poll(twentySecondsLater).toEqual([failedText]);
    expect(await form.values()).toEqual(enquiry);
    await page.unroute(script);
    await form.sendButton.click();
    await form.mailOf(enquiry);
  });
}

test('a press of Send that waits for hydration is canceled by a change', async ({ page, form }) => {
  const alerts = form.alerts();
  const load = await hold(page, islandsScript);
  const enquiry = newEnquiry();
  await page.goto('/');
  await form.fill(enquiry);
  await form.field('phone').press('Enter');
  await expect(form.status.getByText('Sending')).toBeVisible();
  await form.field('message').focus();
  await page.keyboard.press('End');
  await page.keyboard.type(' NOT on Saturday');
  await expect(form.status.getByText('Sending')).toBeHidden();
  load();
  await untilHydrated(page);
  await page.keyboard.type(', please');
  const message = `${enquiry.message} NOT on Saturday, please`;
  await expect(form.field('message')).toHaveValue(message);
  await form.field('phone').press('Enter');
  expect(await form.mailOf(enquiry)).toContain(message);
  expect(alerts).toEqual([]);
});

test('the form reports after ten seconds that its script is missing', async ({
  page,
  form,
  expectErrors,
}) => {
  expectErrors(/status of 404/);
  await page.route(/\.js/, (route) => route.fulfill({ status: 404 }));
  await page.goto('/');
  await form.field('name').focus();
  const notice = page.locator('.stuck-notice');
  const passTime = (milliseconds: number) =>
    notice.evaluate((element, time) => {
      const animations = element.getAnimations();
      for (const animation of animations) {
        animation.pause();
        animation.currentTime = time;
      }
      return animations.length;
    }, milliseconds);
  await expect.poll(() => passTime(9_000)).toBe(1);
  await expect(notice).toBeHidden();
  await passTime(10_000);
  await expect(notice).toBeVisible();
  // The live region exists before its text, so that screen readers announce the text.
  await expect(form.status.locator(notice)).toHaveText(/^This form has not finished loading\. /);
});
