import { scriptAskedAttribute } from '../lib/dom';
import { newEnquiry } from './helpers/form';
import { hold, islandsScript, untilHydrated } from './helpers/page';
import { expect, test } from './helpers/test';

test('typing goes on when an extension makes hydration fail', async ({ page, form, expectErrors }) => {
  expectErrors(/Minified React error #418/);
  const load = await hold(page, islandsScript);
  await page.goto('/');
  // Extensions for spelling or passwords insert elements beside fields.
  await page.evaluate(() => {
    for (const control of document.querySelectorAll('form [name]'))
      control.after(document.createElement('grammarly-extension'));
  });
  await form.field('phone').fill('435 555 0199');
  await form.field('message').fill('Thank you.');
  await form.field('message').press('Home');

  let typed = '';
  const typeNext = async () => {
    const digit = String(typed.length % 10);
    await page.keyboard.press(digit);
    typed += digit;
  };
  for (let count = 0; count < 40; count++) await typeNext();
  const first = await form.element.elementHandle();
  load();
  // React renders another form in its place.
  await expect(async () => {
    await typeNext();
    expect(await first.evaluate(({ isConnected }) => isConnected)).toBe(false);
  }).toPass({ intervals: [0] });
  for (let count = 0; count < 40; count++) await typeNext();

  await expect(form.field('message')).toHaveValue(`${typed}Thank you.`);
  await expect(form.field('phone')).toHaveValue('435 555 0199');
  await expect(page.locator('grammarly-extension')).toHaveCount(0);
});

test('a press of Send is carried out when the script does not arrive at first', async ({ page, form }) => {
  const alerts = form.alerts();
  const asked = page.waitForRequest(islandsScript);
  // The first request gets no answer. A second press asks again.
  await page.route(islandsScript, () => undefined, { times: 1 });
  const enquiry = newEnquiry();
  await page.goto('/');
  await form.fill(enquiry);
  await asked;
  await form.sendButton.click();
  await form.sendButton.click();
  await form.mailOf(enquiry);
  expect(alerts).toEqual([]);
});

test('a press of Send that waits for hydration is canceled by a change', async ({ page, form }) => {
  const alerts = form.alerts();
  const load = await hold(page, islandsScript);
  const enquiry = newEnquiry();
  await page.goto('/');
  await form.fill(enquiry);
  await form.field('phone').press('Enter');
  await expect(form.status.getByText('Sending')).toBeVisible();
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await expect(form.sendButton.locator('..')).toHaveCSS('animation-name', 'pulse');
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

test('the form says after ten seconds that its script is missing', async ({ page, form, expectErrors }) => {
  expectErrors(/status of 404/);
  await page.route(/\.js/, (route) => route.fulfill({ status: 404 }));
  await page.goto('/');
  await form.field('name').focus();
  const notice = page.locator('.stuck-notice');
  const atSecond = (second: number) =>
    notice.evaluate((element, time) => {
      const [appearance] = element.getAnimations();
      appearance!.pause();
      appearance!.currentTime = time;
    }, second * 1000);
  // The time begins when the page asks for the script.
  await expect(page.locator(`[${scriptAskedAttribute}]`)).toHaveCount(1);
  await atSecond(9);
  await expect(notice).toBeHidden();
  await atSecond(10);
  await expect(notice).toBeVisible();
  // The live region exists before its text, so that screen readers announce the text.
  await expect(form.status.locator(notice)).toHaveText(/^This form has not finished loading\. /);
});
