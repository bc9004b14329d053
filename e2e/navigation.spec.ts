import type { Page } from '@playwright/test';

import { site } from '../lib/content/site';
import { down, leadsHome, menuLink, onlyHome } from '../test-support/menu';
import { hydrated, open, scriptFiles, setStyles } from '../test-support/page';
import { expect, test } from './fixtures';
import { scrollPositions } from './probes';

const downLink = (page: Page) => page.locator(menuLink(down)).first();
const homeLink = (page: Page) => page.locator(menuLink('home')).first();

/**
 * Pixels between the window's top and a section's, or as much of that as the page's end leaves; 0 for less than
 * two, since both may lie between pixels.
 */
const awayFrom = (page: Page, section: string) =>
  page.locator(`#${section}`).evaluate((element) => {
    // The first section's margin reaches to the top of the page.
    const top = element.id === 'home' ? 0 : element.getBoundingClientRect().top + window.scrollY;
    const last = document.documentElement.scrollHeight - window.innerHeight;
    const away = window.scrollY - Math.min(top, last);
    return Math.abs(away) < 2 ? 0 : away;
  });

const arrivesAt = (page: Page, section: string) =>
  expect.poll(() => awayFrom(page, section)).toBe(0);

test.beforeEach(async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 700 });
});

test.describe('a link of the menu', () => {
  test.skip(!down, onlyHome);
  const section = down!;

  test('is undone and done again by the browser’s Back and Forward', async ({ page }) => {
    await open(page);
    await downLink(page).click();
    await arrivesAt(page, section);

    await page.goBack();
    await expect(page).toHaveURL('/');
    await arrivesAt(page, 'home');

    await page.goForward();
    await expect(page).toHaveURL(`/#${section}`);
    await arrivesAt(page, section);
  });

  test('leaves a visitor who goes back while it scrolls where they were', async ({ page }) => {
    await open(page);
    const positions = await scrollPositions(page);
    await downLink(page).click();
    await expect.poll(async () => (await positions()).length).toBeGreaterThan(3);
    await page.goBack();
    await arrivesAt(page, 'home');
    // More frames than the scrolling had left.
    await page.evaluate(async () => {
      for (let frame = 0; frame < 60; frame++) await new Promise(requestAnimationFrame);
    });
    await arrivesAt(page, 'home');
  });

  test('keeps a press that opens a new tab', async ({ page, browser }) => {
    await open(page);
    await downLink(page).click({ modifiers: ['ControlOrMeta'] });
    // Asks the browser itself: on a busy machine, Playwright never reports one new tab in a hundred.
    const session = await browser.newBrowserCDPSession();
    const tabs = async () => {
      const { targetInfos } = await session.send('Target.getTargets');
      return targetInfos.map(({ url }) => url);
    };
    await expect.poll(tabs).toContain(new URL(`/#${section}`, page.url()).href);
    await expect(page).toHaveURL('/');
    await arrivesAt(page, 'home');
  });

  test('is an anchor that scrolls smoothly before any script has run', async ({ page }) => {
    await page.route(scriptFiles, () => undefined);
    await page.goto('/', { waitUntil: 'commit' });
    const positions = await scrollPositions(page);
    await downLink(page).click();
    await expect(page).toHaveURL(`/#${section}`);
    await arrivesAt(page, section);
    expect((await positions()).length).toBeGreaterThan(5);
  });
});

test.describe('the menu’s link to the top', () => {
  test.skip(!leadsHome, 'This menu has none.');

  for (const size of ['100%', '200%']) {
    test(`leads to the very top with text at ${size}`, async ({ page }) => {
      await page.setViewportSize({ width: 390, height: 700 });
      await open(page);
      await setStyles(page, `html { font-size: ${size} }`);
      await page.evaluate(() => window.scrollTo({ top: 300, behavior: 'instant' }));
      await homeLink(page).evaluate((link: HTMLElement) => link.click());
      await arrivesAt(page, 'home');
      await expect(page).toHaveURL('/#home');
    });
  }

  test('is marked until the contact section is in view', async ({ page }) => {
    await open(page);
    await page.mouse.wheel(0, 50);
    await expect(homeLink(page)).toHaveCSS('text-decoration-line', 'underline');
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
    await expect(homeLink(page)).toHaveCSS('text-decoration-line', 'none');
  });
});

test('a visit lands on the section that the address names', async ({ page }) => {
  await page.goto('/#contact');
  await arrivesAt(page, 'contact');
  await hydrated(page);
  await arrivesAt(page, 'contact');
  await expect(page).toHaveURL('/#contact');
});

test('a question beside Book Now leads to the section that it names', async ({ page }) => {
  const section = site.bikeShuttle.rows.find((row) => row.section)?.section;
  test.skip(!section, 'No row leads anywhere.');
  await open(page);
  await page.locator('#bike-shuttle p').getByRole('link').first().click();
  await expect(page).toHaveURL(`/#${section}`);
  await arrivesAt(page, section!);
});
