import AxeBuilder from '@axe-core/playwright';

import { formStates } from '../../test-support/capture';
import { open } from '../../test-support/page';
import { expect, test } from '../fixtures';

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

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
      const axe = new AxeBuilder({ page }).withTags(tags);
      // A state of the form changes nothing outside its section.
      if (state !== 'untouched') axe.include('#contact');
      expect.soft((await axe.analyze()).violations, `${width} px`).toEqual([]);
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
    const { violations } = await new AxeBuilder({ page }).withTags(tags).analyze();
    expect.soft(violations, `${width} px`).toEqual([]);
  }
});
