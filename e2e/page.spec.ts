import type { Locator } from '@playwright/test';

import { site } from '../lib/site';
import { bookNow, open } from '../test-support/page';
import { expect, test } from './fixtures';

async function box(locator: Locator) {
  const { x, y, width, height } = (await locator.boundingBox())!;
  return { x, y, width, height };
}

const row = 'section[aria-label]';
const band = `${row} + section`;

test('the page has its nine areas from top to bottom', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/');
  const areas = [
    page.getByRole('banner'),
    page.getByRole('heading', { level: 1 }),
    page.locator('section:has(h1) + section'),
    page.locator('#ski-shuttle'),
    page.locator(row),
    page.locator(band),
    page.locator('#bike-shuttle'),
    page.locator('#contact'),
    page.getByRole('contentinfo'),
  ];
  const tops: number[] = [];
  for (const area of areas) {
    await expect(area).toBeVisible();
    tops.push((await box(area)).y);
  }
  expect(tops).toEqual(tops.toSorted((a, b) => a - b));
});

const sizes = [
  { width: 320, photos: 'hidden' },
  { width: 390, photos: 'hidden' },
  { width: 768, photos: 'strip' },
  { width: 1024, photos: 'strip' },
  { width: 1279, photos: 'strip' },
  { width: 1280, photos: 'row' },
  { width: 1440, photos: 'row' },
  { width: 1920, photos: 'row' },
  { width: 2560, photos: 'row' },
];

test('the page keeps the specified sizes at every width', async ({ page }) => {
  await page.goto('/');
  const hero = page.locator('section', { has: page.getByRole('heading', { level: 1 }) });

  for (const { width, photos } of sizes) {
    await test.step(`${width} px`, async () => {
      await page.setViewportSize({ width, height: 900 });
      expect((await box(page.getByRole('banner'))).height).toBe(72);
      expect(await box(hero)).toMatchObject({ x: 0, width, height: 500 });
      expect(await box(page.locator(band))).toMatchObject({ x: 0, width, height: 300 });
      const bikes = await box(page.locator('#bike-shuttle'));
      expect(bikes).toMatchObject({ x: 0, width });
      if (width >= 768) expect(bikes.height).toBe(680);

      if (photos === 'hidden') await expect(page.locator(row)).toBeHidden();
      else {
        const squares = await Promise.all(
          (await page.locator(row).getByRole('listitem').all()).map(box),
        );
        expect(squares).toHaveLength(4);
        for (const place of squares) {
          expect(place).toMatchObject({ y: squares[0]!.y, width: 300, height: 300 });
        }
        const gaps = squares.slice(1).map(({ x }, index) => Math.round(x - squares[index]!.x));
        expect(new Set(gaps).size).toBe(1);
        if (photos === 'strip') expect([squares[0]!.x, gaps[0]]).toEqual([24, 316]);
        // Centered, and as wide as the content.
        else expect(squares[0]!.x).toBeCloseTo(width - squares[3]!.x - 300, 0);
      }
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    });
  }
});

test('an old build shows the current year, without a hydration mismatch', async ({ page }) => {
  await page.clock.install({ time: new Date('2031-03-01T12:00:00') });
  await open(page);
  await expect(page.getByRole('contentinfo').getByRole('paragraph').first()).toHaveText(
    `© 2031 ${site.name}. ${site.footer.rights}.`,
  );
});

test('contact links call, mail and open the social pages in a new tab', async ({
  page,
  outside,
}) => {
  await page.goto('/');
  await expect(
    page.getByRole('link', { name: site.contact.phone.display, exact: true }),
  ).toHaveAttribute('href', site.contact.phone.href);
  await expect(
    page.getByRole('link', { name: site.contact.email.address, exact: true }),
  ).toHaveAttribute('href', `mailto:${site.contact.email.address}`);
  const social = page.locator('address').getByRole('listitem').getByRole('link');
  await expect(social).toHaveCount(2);
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

test('an unknown address has a page of its own that leads home', async ({ page, expectErrors }) => {
  expectErrors(/status of 404/);
  const response = await page.goto('/no-such-road');
  expect(response?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(site.notFound.heading);
  const home = page.getByRole('main').getByRole('link').first();
  await expect(home).toHaveText(site.notFound.home);
  await home.click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(site.name);
  await bookNow(page).first().click();
  await expect(page).toHaveTitle('Elsewhere');
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
    await expect(links).toHaveText(Array<string>(3).fill(site.booking.label));
    await links.first().click();
    await expect(page).toHaveURL(site.booking.href);
  });
});

test('the page leads to its privacy page from the footer, and from there home', async ({
  page,
}) => {
  const scripts: string[] = [];
  await page.goto('/');
  await page.getByRole('contentinfo').getByRole('link').click();
  await expect(page).toHaveURL('/privacy');
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(request.url());
  });
  const response = await page.reload();
  expect(response?.status()).toBe(200);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(site.privacy.heading);
  await page.mouse.move(1, 1);
  expect(scripts).toEqual([]);
  await page.getByRole('banner').getByRole('link').first().click();
  await expect(page).toHaveURL('/');
});
