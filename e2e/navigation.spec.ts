import type { Page } from '@playwright/test';

import { expect, hydrated, test } from './fixtures';

const link = (page: Page, name: string) => page.getByRole('banner').getByRole('link', { name });

const scrollTop = (page: Page) => page.evaluate(() => Math.round(window.scrollY));

/** Where the contact section's top can come to lie: the window's top, or as near as the page ends. */
const contactTop = (page: Page) =>
  page.evaluate(() => {
    const top = document.getElementById('contact')!.getBoundingClientRect().top + window.scrollY;
    const last = document.documentElement.scrollHeight - window.innerHeight;
    return Math.round(Math.min(top, last));
  });

/** Notes every scroll position from now on in `window.positions`. */
const recordPositions = (page: Page) =>
  page.evaluate(() => {
    const positions: number[] = [];
    Object.assign(window, { positions });
    addEventListener('scroll', () => positions.push(window.scrollY));
  });

const positions = (page: Page) =>
  page.evaluate(() => (window as unknown as { positions: number[] }).positions);

test.beforeEach(async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 700 });
});

test('scrolls smoothly to Contact and back to the top', async ({ page }) => {
  await page.goto('/');
  await hydrated(page);
  await recordPositions(page);

  await link(page, 'Contact').click();
  await expect.poll(() => scrollTop(page)).toBe(await contactTop(page));
  await expect(page).toHaveURL('/#contact');
  await expect(page.locator('#contact')).toBeFocused();
  expect((await positions(page)).length).toBeGreaterThan(5);

  await page.evaluate(() => window.scrollTo(0, 300));
  await link(page, 'Home').click();
  await expect.poll(() => scrollTop(page)).toBe(0);
  await expect(page).toHaveURL('/#home');
});

test('marks the link of the section in view', async ({ page }) => {
  await page.goto('/');
  await hydrated(page);
  await page.mouse.wheel(0, 50);
  await expect(link(page, 'Home')).toHaveCSS('text-decoration-line', 'underline');
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
  await expect(link(page, 'Home')).toHaveCSS('text-decoration-line', 'none');
});

test('goes back and forward through the sections', async ({ page }) => {
  await page.goto('/');
  await hydrated(page);
  await link(page, 'Contact').click();
  await expect.poll(() => scrollTop(page)).toBe(await contactTop(page));

  await page.goBack();
  await expect(page).toHaveURL('/');
  await expect.poll(() => scrollTop(page)).toBe(0);

  await page.goForward();
  await expect(page).toHaveURL('/#contact');
  await expect.poll(async () => (await scrollTop(page)) - (await contactTop(page))).toBe(0);
});

test('lands on the section that the address names', async ({ page }) => {
  await page.goto('/#contact');
  await expect.poll(async () => (await scrollTop(page)) - (await contactTop(page))).toBe(0);
  await hydrated(page);
  expect(await scrollTop(page)).toBe(await contactTop(page));
  await expect(page).toHaveURL('/#contact');
});

test('leads from a value to ask for to Contact', async ({ page }) => {
  await page.goto('/');
  await hydrated(page);
  await page.getByRole('link', { name: 'Ask us' }).first().click();
  await expect(page).toHaveURL('/#contact');
  await expect.poll(() => scrollTop(page)).toBe(await contactTop(page));
});

test('keeps a press that opens a new tab', async ({ page, context }) => {
  await page.goto('/');
  await hydrated(page);
  const opened = context.waitForEvent('page');
  await link(page, 'Contact').click({ modifiers: ['ControlOrMeta'] });
  await expect(await opened).toHaveURL('/#contact');
  await expect(page).toHaveURL('/');
  expect(await scrollTop(page)).toBe(0);
});

test('works by keyboard, beginning with the skip link', async ({ page }) => {
  await page.goto('/');
  await hydrated(page);
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeInViewport();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(link(page, 'Contact')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect.poll(() => scrollTop(page)).toBe(await contactTop(page));
  await page.keyboard.press('Tab');
  await expect(page.getByLabel('Name')).toBeFocused();
});

test.describe('with reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('jumps', async ({ page }) => {
    await page.goto('/');
    await hydrated(page);
    await recordPositions(page);
    await link(page, 'Contact').click();
    await expect.poll(() => scrollTop(page)).toBe(await contactTop(page));
    expect(await positions(page)).toHaveLength(1);
  });
});

test('are plain anchors before any framework script has run', async ({ page }) => {
  await page.route('**/_next/static/chunks/*.js', () => undefined);
  await page.goto('/', { waitUntil: 'commit' });
  await link(page, 'Contact').click();
  await expect(page).toHaveURL('/#contact');
  await expect.poll(async () => (await scrollTop(page)) - (await contactTop(page))).toBe(0);
});
