import AxeBuilder from '@axe-core/playwright';
import type { Locator } from '@playwright/test';

import { site } from '../lib/site';
import { expect, hydrated, test } from './fixtures';

async function box(locator: Locator) {
  const { x, y, width, height } = (await locator.boundingBox())!;
  return { x, y, width, height };
}

test('has its nine areas from top to bottom', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/');
  const areas = [
    page.getByRole('banner'),
    page.getByRole('heading', { level: 1, name: site.name }),
    page.getByText('full-service transportation company serving Southern Utah'),
    page.getByRole('heading', {
      name: 'Round-Trip same day ski shuttle, Cedar City or Parowan to Brian Head',
      exact: true,
    }),
    page.getByRole('region', { name: 'Southern Utah through the year' }),
    page.getByText('No climb to the trailhead.'),
    page.getByRole('heading', { name: 'Summer bike shuttle' }),
    page.getByRole('region', { name: 'Contact' }),
    page.getByRole('contentinfo'),
  ];
  const tops: number[] = [];
  for (const area of areas) {
    await expect(area).toBeVisible();
    tops.push((await box(area)).y);
  }
  expect(tops).toEqual(tops.toSorted((a, b) => a - b));
});

for (const { width, photos, photoSection } of [
  { width: 320, photos: 0, photoSection: 0 },
  { width: 390, photos: 0, photoSection: 0 },
  { width: 768, photos: 2, photoSection: 680 },
  { width: 1024, photos: 3, photoSection: 680 },
  { width: 1280, photos: 4, photoSection: 680 },
  { width: 1440, photos: 4, photoSection: 680 },
  { width: 1920, photos: 4, photoSection: 680 },
  { width: 2560, photos: 4, photoSection: 680 },
]) {
  test(`keeps the specified sizes at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/');
    const sectionOf = (text: string) => page.locator('section').filter({ hasText: text }).last();

    expect((await box(page.getByRole('banner'))).height).toBe(72);
    const hero = page.locator('section', { has: page.getByRole('heading', { level: 1 }) });
    expect(await box(hero)).toMatchObject({ x: 0, width, height: 500 });
    expect(await box(sectionOf('No chains'))).toMatchObject({ x: 0, width, height: 300 });
    const bikes = await box(sectionOf('Summer bike shuttle'));
    expect(bikes).toMatchObject({ x: 0, width });
    if (photoSection) expect(bikes.height).toBe(photoSection);

    const row = page.getByRole('region', { name: 'Southern Utah through the year' });
    const squares = row.getByRole('listitem');
    if (photos === 0) {
      await expect(row).toBeHidden();
    } else {
      const line = await box(row.getByRole('list'));
      expect(line.height).toBe(300);
      const shown: Awaited<ReturnType<typeof box>>[] = [];
      for (const square of await squares.all()) {
        const place = await box(square);
        if (place.y === line.y) shown.push(place);
      }
      expect(shown).toHaveLength(photos);
      for (const place of shown) expect(place).toMatchObject({ width: 300, height: 300 });
      // Centred, with the same gap between all of them.
      const gaps = shown.slice(1).map(({ x }, index) => Math.round(x - shown[index]!.x));
      expect(new Set(gaps).size).toBe(1);
      expect(shown[0]!.x).toBeCloseTo(width - shown.at(-1)!.x - 300, 0);
    }

    const overflow = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(overflow).toBe(width);
  });
}

test('loads every photograph it shows, in the best format', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/');
  for (const photo of await page.locator('img').all()) {
    await photo.scrollIntoViewIfNeeded();
    await expect
      .poll(() => photo.evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(0);
    expect(await photo.evaluate((image: HTMLImageElement) => image.currentSrc)).toMatch(/\.avif$/);
  }
});

test('hides the photo row’s photographs on a phone without loading them', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const loaded: string[] = [];
  page.on('request', (request) => loaded.push(request.url()));
  await page.goto('/');
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  await hydrated(page);
  expect(loaded.filter((url) => url.includes('hoodoos'))).toEqual([]);
});

test('shows the current year on an old build, without a hydration mismatch', async ({ page }) => {
  await page.clock.install({ time: new Date('2031-03-01T12:00:00') });
  await page.goto('/');
  await hydrated(page);
  await expect(page.getByRole('contentinfo').getByRole('paragraph').first()).toHaveText(
    `© 2031 ${site.name}. All Rights Reserved.`,
  );
});

test('calls, mails and opens the social pages in a new tab', async ({ page, outside }) => {
  await page.goto('/');
  await expect(page.getByRole('link', { name: site.contact.phone.display })).toHaveAttribute(
    'href',
    site.contact.phone.href,
  );
  await expect(page.getByRole('link', { name: site.contact.email.address })).toHaveAttribute(
    'href',
    `mailto:${site.contact.email.address}`,
  );
  for (const link of await page.getByRole('link', { name: 'opens in a new tab' }).all()) {
    const opened = page.waitForEvent('popup');
    await link.click();
    const tab = await opened;
    await expect(tab).toHaveTitle('Elsewhere');
    expect(await tab.evaluate(() => window.opener as unknown)).toBeNull();
    expect(outside).toContain(await link.getAttribute('href'));
  }
  await expect(page).toHaveURL('/');
});

test('answers an unknown address with a page of its own that leads home', async ({
  page,
  expectErrors,
}) => {
  expectErrors(/404/);
  const response = await page.goto('/no-such-road');
  expect(response?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('This road ends here');
  await page.getByRole('link', { name: 'Back to the start' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(site.name);
  await page.getByRole('button', { name: 'Book Now' }).first().click();
  await expect(page).toHaveTitle('Elsewhere');
});

test('leads to its privacy page from the footer, and from there home', async ({ page }) => {
  const scripts: string[] = [];
  await page.goto('/');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy' }).click();
  await expect(page).toHaveURL('/privacy');
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(request.url());
  });
  const response = await page.reload();
  expect(response?.status()).toBe(200);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Privacy');
  await page.mouse.move(1, 1);
  expect(scripts).toEqual([]);
  await page.getByRole('banner').getByRole('link', { name: site.name }).click();
  await expect(page).toHaveURL('/');
});

for (const [path, width] of [
  ['/', 320],
  ['/', 768],
  ['/', 1440],
  ['/privacy', 320],
  ['/privacy', 768],
  ['/privacy', 1440],
] as const) {
  test(`${path} has no accessibility violation at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.goto(path);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    const { violations } = await new AxeBuilder({ page }).analyze();
    expect(violations).toEqual([]);
  });
}

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('shows everything, and anchors, booking, phone and mail work', async ({ page }) => {
    await page.goto('/');
    await expect(page.getByRole('button')).toHaveCount(0);
    await expect(page.getByRole('textbox')).toHaveCount(0);
    await expect(page.locator('#contact noscript p')).toBeVisible();
    await expect(page.getByRole('contentinfo')).toContainText(/© 20\d\d/);

    await page.getByRole('banner').getByRole('link', { name: 'Contact' }).click();
    await expect(page).toHaveURL('/#contact');
    await expect(page.getByRole('heading', { name: 'Contact' })).toBeInViewport();
    await page.getByRole('banner').getByRole('link', { name: 'Home' }).click();
    await expect(page).toHaveURL('/#home');
    await expect(page.getByRole('banner')).toBeInViewport();

    const links = page.getByRole('link', { name: 'Book Now' });
    await expect(links).toHaveCount(2);
    await links.first().click();
    await expect(page).toHaveURL(site.booking.href);
  });
});
