import { chromium, type Browser } from '@playwright/test';
import sharp from 'sharp';

import { browserOptions } from '../../../scripts/shared/browser';
import { capture, views, type View } from '../read/capture';
import { comparePictures, type Difference } from './pictures';

/** A picture within the report; width and height in pixels. */
export interface Picture {
  /** A data: URI. */
  src: string;
  width: number;
  height: number;
}

/** A view of both builds; a build that does not get there has no picture of it. */
export interface Look extends Pick<View, 'id' | 'label'> {
  before: Picture | undefined;
  after: Picture | undefined;
  difference: Difference | undefined;
}

// The most that WebP can hold, in pixels.
const longest = 16_383;
const atOnce = 3;

async function embed(png: Buffer | undefined): Promise<Picture | undefined> {
  if (!png) return undefined;
  const { width, height } = await sharp(png).metadata();
  const webp = await sharp(png)
    .resize({ width: longest, height: longest, fit: 'inside', withoutEnlargement: true })
    .webp({ quality: 74 })
    .toBuffer();
  return { src: `data:image/webp;base64,${webp.toString('base64')}`, width, height };
}

async function look(browser: Browser, folders: [string, string], view: View): Promise<Look> {
  const [old, now] = await Promise.all([
    capture(browser, folders[0], view),
    capture(browser, folders[1], view),
  ]);
  const difference = old && now && (await comparePictures(old, now));
  const after = await embed(now);
  const before = difference?.share === 0 ? after : await embed(old);
  return { id: view.id, label: view.label, before, after, difference };
}

/**
 * Takes and compares every view of two builds.
 *
 * @throws an Error when there is no browser, or a page of a build does not open.
 */
export async function compareLooks(before: string, after: string): Promise<Look[]> {
  const browser = await chromium.launch(browserOptions());
  try {
    const looks: Look[] = [];
    for (let index = 0; index < views.length; index += atOnce) {
      const some = views.slice(index, index + atOnce);
      looks.push(...(await Promise.all(some.map((view) => look(browser, [before, after], view)))));
    }
    return looks;
  } finally {
    await browser.close();
  }
}

/** Whether the builds differ in a view, or one of them does not get there. */
export const looksChanged = ({ before, after, difference }: Look): boolean =>
  difference ? difference.share > 0 : Boolean(before ?? after);
