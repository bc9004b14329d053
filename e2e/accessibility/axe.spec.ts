import { formStates } from '../../test-support/capture';
import { open } from '../../test-support/page';
import { expect, lessMotion, test } from '../fixtures';
import { violations } from './violations';

test.use(lessMotion);

for (const [state, reach] of Object.entries(formStates)) {
  test(`axe finds nothing at any width when the form is ${state}`, async ({
    page,
    expectErrors,
  }) => {
    if (state === 'failed') expectErrors(/status of 500/, /^FirebaseError/);
    await open(page);
    await reach(page);
    for (const width of [320, 390, 768, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      // The form's state changes nothing outside its section.
      const part = state === 'untouched' ? {} : { within: '#contact' };
      expect.soft(await violations(page, part), `${width} px`).toEqual([]);
    }
  });
}

test('axe finds nothing at any width on the privacy page, which never scrolls sideways', async ({
  page,
}) => {
  await page.goto('/privacy');
  for (const width of [320, 390, 768, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    expect.soft(await violations(page), `${width} px`).toEqual([]);
  }
});
