import type { Page } from '@playwright/test';

import { failureText, thanksText, validMessage as enquiry } from '../test-support/contact-cases';
import { expect, fill, hydrated, mailsNaming, test, uniqueName } from './fixtures';

const chunks = '**/_next/static/chunks/*.js';
const phone = { width: 390, height: 844 };

/** Paths of what the page has asked for, without its document. */
function requests(page: Page): string[] {
  const paths: string[] = [];
  page.on('request', (request) => {
    if (!request.isNavigationRequest()) paths.push(new URL(request.url()).pathname);
  });
  return paths;
}

const scripts = (paths: string[]) => paths.filter((path) => path.endsWith('.js'));

const isHydrated = (page: Page) => hydrated(page, () => Promise.resolve());

/** Long enough for what the page would fetch by itself: it is loaded and had time for more. */
async function settled(page: Page) {
  await page.goto('/', { waitUntil: 'load' });
  await page.evaluate(
    () =>
      new Promise<void>((resolve) => setTimeout(() => requestIdleCallback(() => resolve()), 500)),
  );
}

test.describe('on a phone, before the visitor does anything', () => {
  test.use({ viewport: phone, deviceScaleFactor: 3, isMobile: true, hasTouch: true });

  test('fetches the document, the font and the hero, and nothing else', async ({ page }) => {
    const paths = requests(page);
    await settled(page);
    expect(paths.filter((path) => path !== '/favicon.svg').toSorted()).toEqual([
      expect.stringMatching(/^\/_next\/static\/media\/display.*\.woff2$/),
      expect.stringMatching(/^\/photos\/hero-.*\.avif$/),
    ]);
  });

  test('fetches the next photograph as soon as the visitor scrolls', async ({ page }) => {
    const paths = requests(page);
    await settled(page);
    await page.mouse.wheel(0, 40);
    await expect
      .poll(() => paths.filter((path) => path.startsWith('/generated/photos/')).length)
      .toBe(2);
  });

  test('no photograph that waits would be in view', async ({ page }) => {
    await page.setViewportSize({ width: 639, height: 960 });
    await settled(page);
    const top = await page
      .getByRole('heading', { name: 'Round-Trip' })
      .evaluate((heading) => heading.closest('section')!.getBoundingClientRect().top);
    expect(top).toBeGreaterThan(960);
  });
});

test('becomes interactive without a visible change', async ({ page }) => {
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await settled(page);
    await page.evaluate(() => {
      const shifts: PerformanceEntry[] = [];
      Object.assign(window, { shifts });
      new PerformanceObserver((list) => shifts.push(...list.getEntries())).observe({
        type: 'layout-shift',
        buffered: true,
      });
    });
    const before = await page.screenshot();
    await hydrated(page);
    expect((await page.screenshot()).equals(before)).toBe(true);
    expect(await page.evaluate(() => (window as unknown as { shifts: unknown[] }).shifts)).toEqual(
      [],
    );
  }
});

const intents: Record<string, (page: Page) => Promise<unknown>> = {
  'a movement of the pointer': (page) => page.mouse.move(200, 200),
  'a touch': (page) => page.touchscreen.tap(200, 650),
  'a key': (page) => page.keyboard.press('Shift'),
  'a focus': (page) => page.getByRole('link', { name: 'Home' }).focus(),
  scrolling: (page) => page.evaluate(() => scrollBy({ top: 10, behavior: 'instant' })),
};

test.describe('becomes interactive', () => {
  test.use({ hasTouch: true });

  for (const [intent, give] of Object.entries(intents)) {
    test(`at ${intent}`, async ({ page }) => {
      const paths = requests(page);
      await settled(page);
      expect(scripts(paths)).toEqual([]);
      await hydrated(page, give);
    });
  }

  test('when the address names a section', async ({ page }) => {
    await page.goto('/#bike-shuttle');
    await isHydrated(page);
  });

  test('when the contact section is within one screen', async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 2000 });
    await page.goto('/');
    await isHydrated(page);
  });
});

test('scrolls smoothly before it is interactive', async ({ page }) => {
  await page.route(chunks, () => undefined);
  await page.goto('/');
  await page.evaluate(() => {
    const positions: number[] = [];
    Object.assign(window, { positions });
    addEventListener('scroll', () => positions.push(scrollY));
  });
  await page.getByRole('banner').getByRole('link', { name: 'Contact' }).click();
  await expect(page.getByRole('heading', { name: 'Contact' })).toBeInViewport();
  const positions = await page.evaluate(
    () => (window as unknown as { positions: number[] }).positions,
  );
  expect(positions.length).toBeGreaterThan(5);
});

test.describe('when a script does not arrive', () => {
  test.beforeEach(({ expectErrors }) => expectErrors(/Failed to load resource/));

  for (const [fault, times] of [
    ['once', 1],
    ['twice', 2],
  ] as const) {
    test(`${fault}, it is asked for again and the press of Send carried out`, async ({ page }) => {
      const name = uniqueName();
      for (const part of ['bootstrap', 'turbopack']) {
        await page.route(`**/${part}-*.js`, (route) => route.abort(), { times });
      }
      await page.goto('/');
      await fill(page, { ...enquiry, name });
      await page.getByRole('button', { name: 'Send', exact: true }).click();
      await expect(page.getByRole('status')).toHaveText(thanksText);
      expect(await mailsNaming(name)).toHaveLength(1);
    });
  }

  for (const [fault, answer] of [
    ['is gone after a new deploy', 404],
    ['hangs', undefined],
  ] as const) {
    test(`and ${fault}, the visitor is told and keeps every word`, async ({
      page,
      expectErrors,
    }) => {
      expectErrors(new RegExp(failureText), /Failed to load resource/);
      await page.clock.install();
      await page.route(chunks, (route) => (answer ? route.fulfill({ status: answer }) : undefined));
      await page.goto('/');
      const name = uniqueName();
      await fill(page, { ...enquiry, name });
      const send = page.getByRole('button', { name: 'Send', exact: true });
      for (const press of [1, 2]) {
        const told = page.waitForEvent('dialog');
        await send.click();
        await page.clock.fastForward('00:20');
        const alert = await told;
        expect(alert.message(), `press ${press}`).toBe(failureText);
        await alert.accept();
      }
      await expect(page.getByLabel('Name')).toHaveValue(name);
      await expect(page.getByLabel('Message')).toHaveValue(enquiry.message);
      expect(await mailsNaming(name)).toEqual([]);
    });
  }
});
