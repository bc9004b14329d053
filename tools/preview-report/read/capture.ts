import { errors, type Browser, type Page } from '@playwright/test';

import { contactSection, formStates, openPage } from '../../../test-support/capture';

/** One of the views in which the two builds are compared. */
export interface View {
  id: string;
  label: string;
  /** Of the window, in CSS pixels. */
  width: number;
  take: (page: Page) => Promise<Buffer>;
}

const pageWidths = [390, 768, 1440, 1920];
const formWidths = [390, 1440];
/** How long a view may take, in milliseconds: what a build does not do is not waited for longer. */
const patience = 10_000;

// Nothing that moves is caught in two places.
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
 * Takes the picture of a view, as PNG.
 *
 * @returns undefined when the build does not get there, such as when it has no form to send.
 * @throws what else goes wrong in the browser.
 */
export async function capture(
  browser: Browser,
  folder: string,
  { width, take }: View,
): Promise<Buffer | undefined> {
  const page = await openPage(browser, folder, width);
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
