import { chromium, errors, type Browser, type Page } from '@playwright/test';
import sharp from 'sharp';

import { contentSchema } from '../../../lib/content/schema';
import { about } from '../../../lib/content/fields';
import { browserOptions } from '../../../scripts/shared/browser';
import { formOf, formStates, openPage } from '../../../test-support/capture';

/** The windows that a build is looked at in, by the width in CSS pixels. */
export const devices = { phone: 390, computer: 1440 } as const;

export type Device = keyof typeof devices;

/**
 * What a build looks like on a device, as PNGs by name: the whole page, its sections in order, each by itself,
 * so that none moves when one above it grows, and the other views that the build gets to.
 */
export type Look = Map<string, Buffer>;

export const wholePage = 'The whole page';
const privacyPage = 'Privacy page';
const formView = (state: string) => `Form: ${state}`;

/** What is looked at besides the page as it opens. */
export const otherViews = new Set([...Object.keys(formStates).map(formView), privacyPage]);

/** Timeout of a view in milliseconds, after which the build counts as not getting there. */
const patience = 10_000;

// Animations would be captured at a different moment in each build.
const still = { animations: 'disabled', timeout: patience } as const;

/** Where the page shows a part of the content without an anchor, by its key in the schema. */
const places: Record<string, string> = {
  header: 'header',
  hero: 'section:has(h1)',
  intro: 'section:has(h1) + section',
  photoRow: 'section[aria-label]',
  band: 'section[aria-label] + section',
  footer: 'footer',
};

/** The editor's names of the parts, with where they are. */
const named = Object.entries(contentSchema.shape).map(([key, schema]) => {
  const anchor = `#${key.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;
  return { name: about.get(schema)?.label ?? key, selector: places[key] ?? anchor };
});

/** Finds the sections of an opened page; one that has no name in the editor goes by its first words. */
const sectionsOf = (page: Page) =>
  page.evaluate((parts) => {
    const sections = [...document.querySelectorAll<HTMLElement>('header, section, footer')].filter(
      (section) => section.checkVisibility(),
    );
    return sections.map((section) => {
      const { top, height } = section.getBoundingClientRect();
      const words = section.innerText.trim().split(/\s+/).slice(0, 4).join(' ');
      return {
        name: parts.find(({ selector }) => section.matches(selector))?.name ?? `“${words} …”`,
        top: Math.round(top + window.scrollY),
        height: Math.round(height),
      };
    });
  }, named);

/** Gives every box a height in whole pixels: between two of them, a text looks different after a mere move. */
const straighten = (page: Page) =>
  page.evaluate(() => {
    for (const box of [...document.querySelectorAll<HTMLElement>('body *:not(svg *)')].reverse()) {
      if (box.matches('img, picture, svg')) continue;
      const { height } = box.getBoundingClientRect();
      if (!Number.isInteger(height)) box.style.minHeight = `${Math.ceil(height)}px`;
    }
  });

async function open<T>(
  browser: Browser,
  folder: string,
  [width, path]: [width: number, path?: string],
  look: (page: Page) => Promise<T>,
): Promise<T> {
  const page = await openPage(browser, folder, width, path).catch((error: unknown) => {
    const [reason] = String(error).split('\n');
    throw new Error(`The page of ${folder} did not open at ${width} px: ${reason}`, {
      cause: error,
    });
  });
  page.setDefaultTimeout(patience);
  try {
    await straighten(page);
    return await look(page);
  } finally {
    await page.close();
  }
}

async function captureSections(browser: Browser, folder: string, width: number): Promise<Look> {
  return open(browser, folder, [width], async (page) => {
    const places = await sectionsOf(page);
    const whole = await page.screenshot({ ...still, fullPage: true });
    const look: Look = new Map([[wholePage, whole]]);
    for (const { name, top, height } of places) {
      const section = sharp(whole).extract({ left: 0, top, width, height });
      look.set(name, await section.png().toBuffer());
    }
    return look;
  });
}

async function captureOthers(browser: Browser, folder: string, width: number): Promise<Look> {
  const look: Look = new Map();
  const take = async (name: string, path: string, reach: (page: Page) => Promise<Buffer>) => {
    try {
      look.set(name, await open(browser, folder, [width, path], reach));
    } catch (error) {
      if (!(error instanceof errors.TimeoutError)) throw error;
    }
  };
  for (const [state, reach] of Object.entries(formStates)) {
    await take(formView(state), '/', async (page) => {
      await reach(page);
      return formOf(page).screenshot(still);
    });
  }
  await take(privacyPage, '/privacy', (page) => page.screenshot({ ...still, fullPage: true }));
  return look;
}

/**
 * Looks at a build on every device.
 *
 * @param folder of the build, such as "out", or the address of a live site.
 * @throws an Error when there is no browser, or the page of the build does not open.
 */
export async function captureLooks(folder: string): Promise<Record<Device, Look>> {
  const browser = await chromium.launch(browserOptions());
  const capture = async (width: number): Promise<Look> => {
    const captures = [captureSections, captureOthers].map((each) => each(browser, folder, width));
    return new Map((await Promise.all(captures)).flatMap((look) => [...look]));
  };
  try {
    const [phone, computer] = await Promise.all([
      capture(devices.phone),
      capture(devices.computer),
    ]);
    return { phone, computer };
  } finally {
    await browser.close();
  }
}
