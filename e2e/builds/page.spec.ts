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
  test(`the page at ${path} has its title, areas, headings, words and links in this order (§2, §8.5, §9)`, async ({
    page,
    expectErrors,
  }) => {
    if (file === '404') expectErrors(/status of 404/);
    // The build is from another year.
    await page.clock.setFixedTime('2042-07-01T12:00:00Z');
    await page.goto(path);
    if (path === '/') await scrollToHydrate(page);
    // The other pages share header, contact card and footer with the home page.
    const own = path === '/' ? 'body' : 'main > :not(:has(address))';
    const parts = await page.locator(own).all();
    const texts = await Promise.all(parts.map((part) => part.ariaSnapshot()));
    expect([await page.title(), ...texts, ''].join('\n')).toMatchSnapshot(`${file}.snap`);
    if (path === '/') return;
    const links = page.getByRole('banner').getByRole('link');
    const targets = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')));
    expect(targets.filter((href) => !href!.startsWith('tel:'))).toEqual(['/', '/', '/#contact']);
    await expect(page.locator('address, footer [href^="mailto:"]')).toHaveCount(2);
  });
}
