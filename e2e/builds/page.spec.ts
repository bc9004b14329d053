import { pages } from '../../__tests__/pages';
import { scrollToHydrate } from '../helpers/page';
import { expect, test } from '../helpers/test';
import { answerForGoogle } from './google';

test.use({ build: 'longest' });

test.beforeEach(async ({ page }) => {
  await answerForGoogle(page);
});

// After an intended change: npm run test:e2e -- builds/page --update-snapshots
for (const { path, file } of pages) {
  test(`the page at ${path} has its areas, headings, words and links in this order (§2, §8.5, §9)`, async ({
    page,
    expectErrors,
  }) => {
    if (file === '404') expectErrors(/status of 404/);
    // The build is from another year.
    await page.clock.setFixedTime('2042-07-01T12:00:00Z');
    await page.goto(path);
    if (path === '/') await scrollToHydrate(page);
    await expect(page.locator('body')).toMatchAriaSnapshot({ name: `${file}.aria.yml` });
    await expect(page.getByRole('contentinfo')).toContainText('© 2042 ');
  });
}
