import { site } from '../lib/content/site';
import { bookings, open } from '../test-support/page';
import { expect, test } from './fixtures';

test('an old build shows the current year, without a hydration mismatch', async ({ page }) => {
  await page.clock.install({ time: new Date('2031-03-01T12:00:00') });
  await open(page);
  await expect(page.getByRole('contentinfo').getByRole('paragraph').first()).toHaveText(
    `© 2031 ${site.name}. ${site.footer.rights}.`,
  );
});

test('the social links open in a new tab, which cannot reach back', async ({ page, outside }) => {
  await page.goto('/');
  const social = page.locator('address').getByRole('listitem').getByRole('link');
  await expect(social).toHaveCount(site.contact.social.length);
  for (const link of await social.all()) {
    const opened = page.waitForEvent('popup');
    await link.click();
    const tab = await opened;
    await expect(tab).toHaveTitle('Elsewhere');
    expect(await tab.evaluate(() => window.opener as unknown)).toBeNull();
    expect(outside).toContain(new URL((await link.getAttribute('href'))!).href);
  }
  await expect(page).toHaveURL('/');
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('the page shows everything, and anchors, booking, phone and mail work', async ({ page }) => {
    await page.goto('/');
    await expect(page.getByRole('button')).toHaveCount(0);
    await expect(page.getByRole('textbox')).toHaveCount(0);
    await expect(page.locator('#contact noscript p')).toBeVisible();
    await expect(page.getByRole('contentinfo')).toContainText(/© 20\d\d/);

    const menu = page.getByRole('navigation').getByRole('link');
    for (const [index, { section }] of site.nav.links.entries()) {
      await menu.nth(index).click();
      await expect(page).toHaveURL(`/#${section}`);
      const top = section === 'home' ? page.getByRole('banner') : page.locator(`#${section} h2`);
      await expect(top).toBeInViewport();
    }

    for (const { href } of [site.contact.phone, { href: `mailto:${site.contact.email.address}` }]) {
      await expect(page.locator(`a[href="${href}"]`).first()).toBeVisible();
    }
    const links = page.locator('noscript').getByRole('link');
    await expect(links).toHaveText(bookings);
    await links.first().click();
    await expect(page).toHaveURL(site.booking.href);
  });
});
