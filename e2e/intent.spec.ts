import type { Page } from '@playwright/test';

import { validMessage as enquiry } from '../test-support/contact-cases';
import { cutsOf, photoFolder } from '../lib/generated/photos';
import { site } from '../lib/content/site';
import { bodyFace, bookNow, hydrated, islandsFile } from '../test-support/page';
import { expect, mailsNaming, test, uniqueName } from './fixtures';
import { layoutShift } from './probes';

const phone = { width: 390, height: 844 };

/** Paths that the page has requested, without its document. */
function requests(page: Page): string[] {
  const paths: string[] = [];
  page.on('request', (request) => {
    if (!request.isNavigationRequest()) paths.push(new URL(request.url()).pathname);
  });
  return paths;
}

const scripts = (paths: string[]) => paths.filter((path) => path.endsWith('.js'));

/** Hydrates without a sign of intent. */
const hydratedByItself = (page: Page) => hydrated(page, () => Promise.resolve());

/** Opens the page and lets a minute pass, in which it would request by itself whatever does not wait. */
async function settled(page: Page) {
  await page.clock.install();
  await page.goto('/', { waitUntil: 'load' });
  await page.clock.fastForward('01:00');
}

test.describe('on a phone, before the visitor does anything', () => {
  test.use({ viewport: phone, deviceScaleFactor: 3, isMobile: true, hasTouch: true });

  test('the page fetches display face, hero, then body face, and no more', async ({ page }) => {
    const paths = requests(page);
    await settled(page);
    await bodyFace(page);
    const decoration = /logo\.svg$|drive.*\.svg$/;
    const asked = paths.filter((path) => !decoration.test(path));
    expect(asked.slice(0, 2).toSorted()).toEqual([
      expect.stringMatching(/^\/_next\/static\/media\/display.*\.woff2$/),
      expect.stringMatching(`^${cutsOf(site.hero.photo.file)}.*\\.avif$`),
    ]);
    expect(asked.slice(2).toSorted()).toEqual([
      expect.stringMatching(/^\/_next\/static\/media\/body_400.*\.woff2$/),
      expect.stringMatching(/^\/_next\/static\/media\/body_600.*\.woff2$/),
    ]);
  });

  test('the page fetches the next photograph as soon as the visitor scrolls', async ({ page }) => {
    const paths = requests(page);
    await settled(page);
    const photographs = () => paths.filter((path) => path.startsWith(photoFolder));
    expect(photographs()).toHaveLength(1);
    await page.mouse.wheel(0, 40);
    // How many more it loads is the browser's decision, by their distance.
    const next = cutsOf(site.skiShuttle.photo.file);
    await expect.poll(photographs).toContainEqual(expect.stringContaining(next));
  });

  test('no photograph that waits would be in view', async ({ page }) => {
    await page.setViewportSize({ width: 639, height: 960 });
    await settled(page);
    const top = await page
      .locator('#ski-shuttle')
      .evaluate((section) => section.getBoundingClientRect().top);
    expect(top).toBeGreaterThan(960);
  });
});

test('the page becomes interactive without a visible change', async ({ page }) => {
  const shift = await layoutShift(page);
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/');
    await page.evaluate(() => Promise.all([document.images[0]?.decode(), document.fonts.ready]));
    await bodyFace(page);
    const before = { screenshot: await page.screenshot(), shift: await shift() };
    await hydrated(page);
    expect((await page.screenshot()).equals(before.screenshot)).toBe(true);
    expect(await shift()).toBe(before.shift);
  }
});

const firstLink = (page: Page) => page.getByRole('navigation').getByRole('link').first();

const intents: Record<string, (page: Page) => Promise<unknown>> = {
  'a press in the menu': (page) => firstLink(page).tap(),
  'a focus in the form': (page) => page.locator('[name="name"]').focus(),
};

test('reading the top and pressing Book Now loads no script', async ({ page, outside }) => {
  const paths = requests(page);
  await settled(page);
  await page.mouse.move(200, 200);
  await page.mouse.wheel(0, 300);
  await page.keyboard.press('PageDown');
  await bookNow(page).first().click();
  await expect.poll(() => outside).toContain(new URL(site.booking.href).href);
  expect(scripts(paths)).toEqual([]);
});

test.describe('the page becomes interactive', () => {
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
    await hydratedByItself(page);
  });

  test('when the form is within one and a half screens', async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 2400 });
    await page.goto('/');
    await hydratedByItself(page);
  });
});

test.describe('when a script does not arrive', () => {
  test.beforeEach(({ expectErrors }) => expectErrors(/net::ERR_FAILED|status of 404/));

  test('twice, the page asks again and carries out the press of Send', async ({ page, form }) => {
    const name = uniqueName();
    await page.route(islandsFile, (route) => route.abort(), { times: 2 });
    await page.goto('/');
    await form.send({ ...enquiry, name });
    await expect(form.thanks).toHaveText(site.contact.form.sent);
    expect(await mailsNaming(name)).toHaveLength(1);
  });

  for (const [fault, answer] of [
    ['the newest one neither', 404],
    ['hangs', undefined],
  ] as const) {
    test(`and ${fault}, the visitor is told and loses no word`, async ({
      page,
      form,
      expectErrors,
    }) => {
      expectErrors(site.contact.form.failed);
      await page.clock.install();
      await page.route(/\.js$/, (route) =>
        answer ? route.fulfill({ status: answer }) : undefined,
      );
      await page.goto('/');
      const name = uniqueName();
      await form.fill({ ...enquiry, name });
      for (const press of [1, 2]) {
        const told = page.waitForEvent('dialog');
        await form.send();
        await page.clock.fastForward('00:20');
        const alert = await told;
        expect(alert.message(), `press ${press}`).toBe(site.contact.form.failed);
        await alert.accept();
      }
      expect(await form.values()).toEqual({ ...enquiry, name });
      expect(await mailsNaming(name)).toEqual([]);
    });
  }
});
