import type { Page } from '@playwright/test';

import { bodyFace, hydrated, open, scriptFiles, setStyles } from '../test-support/page';
import { expect, lessMotion, test } from './fixtures';
import { scrollPositions } from './probes';

const link = (page: Page, name: string) => page.getByRole('banner').getByRole('link', { name });

const scrollTop = (page: Page) => page.evaluate(() => Math.round(window.scrollY));

/**
 * The position of the contact section's top after scrolling: the window's top, or as near as the page's end
 * allows.
 */
const contactTop = (page: Page) =>
  page.evaluate(() => {
    const top = document.getElementById('contact')!.getBoundingClientRect().top + window.scrollY;
    const last = document.documentElement.scrollHeight - window.innerHeight;
    return Math.round(Math.min(top, last));
  });

test.beforeEach(async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 700 });
});

test('the menu scrolls smoothly to Contact and back to the top', async ({ page }) => {
  await open(page);
  const positions = await scrollPositions(page);

  await link(page, 'Contact').click();
  await expect.poll(() => scrollTop(page)).toBe(await contactTop(page));
  await expect(page).toHaveURL('/#contact');
  await expect(page.locator('#contact')).toBeFocused();
  expect((await positions()).length).toBeGreaterThan(5);

  await page.evaluate(() => window.scrollTo(0, 300));
  await link(page, 'Home').click();
  await expect.poll(() => scrollTop(page)).toBe(0);
  await expect(page).toHaveURL('/#home');
});

test('Home leads to the very top with text twice as large', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 700 });
  await open(page);
  await setStyles(page, 'html { font-size: 200% }');
  await link(page, 'Contact').click();
  await expect.poll(() => scrollTop(page)).toBe(await contactTop(page));
  await page.evaluate(() => window.scrollTo(0, 300));
  await link(page, 'Home').evaluate((home: HTMLElement) => home.click());
  await expect.poll(() => scrollTop(page)).toBe(0);
});

test('the menu marks the link of the section in view', async ({ page }) => {
  await open(page);
  await page.mouse.wheel(0, 50);
  await expect(link(page, 'Home')).toHaveCSS('text-decoration-line', 'underline');
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
  await expect(link(page, 'Home')).toHaveCSS('text-decoration-line', 'none');
});

test('the browser goes back and forward through the sections', async ({ page }) => {
  await open(page);
  await link(page, 'Contact').click();
  await expect.poll(() => scrollTop(page)).toBe(await contactTop(page));

  await page.goBack();
  await expect(page).toHaveURL('/');
  await expect.poll(() => scrollTop(page)).toBe(0);

  await page.goForward();
  await expect(page).toHaveURL('/#contact');
  await expect.poll(async () => (await scrollTop(page)) - (await contactTop(page))).toBe(0);
});

test('a visit lands on the section that the address names', async ({ page }) => {
  await page.goto('/#contact');
  await expect.poll(async () => (await scrollTop(page)) - (await contactTop(page))).toBe(0);
  await hydrated(page);
  expect(await scrollTop(page)).toBe(await contactTop(page));
  await expect(page).toHaveURL('/#contact');
});

test('a value to ask for leads to Contact', async ({ page }) => {
  await open(page);
  await page.getByRole('link', { name: 'Ask us' }).first().click();
  await expect(page).toHaveURL('/#contact');
  await expect.poll(() => scrollTop(page)).toBe(await contactTop(page));
});

test('a link of the menu keeps a press that opens a new tab', async ({ page, context }) => {
  await open(page);
  const opened = context.waitForEvent('page');
  await link(page, 'Contact').click({ modifiers: ['ControlOrMeta'] });
  await expect(await opened).toHaveURL('/#contact');
  await expect(page).toHaveURL('/');
  expect(await scrollTop(page)).toBe(0);
});

test('the menu works by keyboard, beginning with the skip link', async ({ page }) => {
  await open(page);
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

test.describe('for a visitor who wants less motion', () => {
  test.use(lessMotion);

  test('the menu jumps', async ({ page }) => {
    await open(page);
    await bodyFace(page);
    const positions = await scrollPositions(page);
    await link(page, 'Contact').click();
    await expect.poll(() => scrollTop(page)).toBe(await contactTop(page));
    // The event comes with the next frame.
    await expect.poll(async () => (await positions()).length).toBe(1);
  });
});

test('the links of the menu are plain anchors before any framework script has run', async ({
  page,
}) => {
  await page.route(scriptFiles, () => undefined);
  await page.goto('/', { waitUntil: 'commit' });
  await link(page, 'Contact').click();
  await expect(page).toHaveURL('/#contact');
  await expect.poll(async () => (await scrollTop(page)) - (await contactTop(page))).toBe(0);
});
