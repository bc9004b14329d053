import { chromium, errors, type Browser, type Page } from '@playwright/test';

import { browserOptions } from '../../../scripts/shared/browser';
import { contactSection, formStates, openPage } from '../../../test-support/capture';

/** One way to look at a build: a part of its page, in a state, at a width. */
export interface View {
  id: string;
  label: string;
  /** Of the window, in CSS pixels. */
  width: number;
  take: (page: Page) => Promise<Buffer>;
}

/** The screenshots of a build, as PNG, by view id; undefined for a view that it does not reach. */
export interface Captures {
  folder: string;
  pictures: Map<string, Buffer>;
}

const pageWidths = [390, 768, 1440, 1920];
const formWidths = [390, 1440];
/** Timeout of a view in milliseconds, after which the build counts as not reaching it. */
const patience = 10_000;
/** How many views of a build to capture at once. */
const lanes = 3;

// Animations would be captured at a different moment in each build.
const still = { animations: 'disabled', timeout: patience } as const;

/** The page at every width, then the contact section in every state of its form. */
export const views: View[] = [
  ...pageWidths.map((width) => ({
    id: `page-${width}`,
    label: `Page at ${width} px`,
    width,
    take: (page: Page) => page.screenshot({ ...still, fullPage: true }),
  })),
  ...Object.entries(formStates).flatMap(([state, reach]) =>
    formWidths.map((width) => ({
      id: `form-${state}-${width}`,
      label: `Form ${state}, at ${width} px`,
      width,
      take: async (page: Page) => {
        await reach(page);
        return contactSection(page).screenshot(still);
      },
    })),
  ),
];

/**
 * Captures every view of two builds.
 *
 * @throws an Error when there is no browser, or the page of a build does not open.
 */
export async function captureViews(before: string, after: string): Promise<[Captures, Captures]> {
  const browser = await chromium.launch(browserOptions());
  try {
    return await Promise.all([captureBuild(browser, before), captureBuild(browser, after)]);
  } finally {
    await browser.close();
  }
}

async function captureBuild(browser: Browser, folder: string): Promise<Captures> {
  const pictures = new Map<string, Buffer>();
  const waiting = [...views];
  const lane = async () => {
    for (let view = waiting.shift(); view; view = waiting.shift()) {
      const picture = await capture(browser, folder, view);
      if (picture) pictures.set(view.id, picture);
    }
  };
  await Promise.all(Array.from({ length: lanes }, lane));
  return { folder, pictures };
}

async function capture(
  browser: Browser,
  folder: string,
  { width, take }: View,
): Promise<Buffer | undefined> {
  const page = await openPage(browser, folder, width).catch((error: unknown) => {
    const [reason] = String(error).split('\n');
    throw new Error(`The page of ${folder} did not open at ${width} px: ${reason}`, {
      cause: error,
    });
  });
  page.setDefaultTimeout(patience);
  try {
    return await take(page);
  } catch (error) {
    if (error instanceof errors.TimeoutError) return undefined;
    throw error;
  } finally {
    await page.close();
  }
}
