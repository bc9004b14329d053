/** Prints the measures of the faces in app/fonts, in em and compared with Arial: `npm run typeface`. */
import { readFileSync } from 'node:fs';

import { chromium } from '@playwright/test';

import site from '../content/site.json';
import { main } from '../scripts/shared/cli';
import { browserOptions } from './helpers/browser';

const texts = JSON.stringify(site)
  .match(/(?<=":")[^"/]+(?=")/g)!
  .join(' ');

/** Where a measure stands, with the face and the text that is measured. */
const measures = [
  ['globals.css, display-fallback', 'display', 'ABCDEFGHIJKLMNOPQRSTUVWXYZ'],
  ['globals.css, body-fallback', 'body-400', texts],
  ['globals.css, body-fallback, weight 600', 'body-600', texts],
  ['tailwind.config.ts, digits', 'body-600', '+1 (435) 555-0188'],
  ['tailwind.config.ts, price', 'display', '$9,998.99'],
  ['tailwind.config.ts, numeral', 'display', 'WWW'],
  ['tailwind.config.ts, title and statement', 'display', texts.toUpperCase()],
];

main(async () => {
  await using browser = await chromium.launch(browserOptions());
  const page = await browser.newPage();
  for (const [where, face = '', text = ''] of measures) {
    const source = `url(data:font/woff2;base64,${readFileSync(`app/fonts/${face}.woff2`, 'base64')})`;
    const [own, arial] = await page.evaluate(
      async ({ face, source, text }) => {
        document.fonts.add(await new FontFace(face, source).load());
        const context = document.createElement('canvas').getContext('2d')!;
        return [face, 'Arial'].map((family) => {
          context.font = `${face.endsWith('600') ? 600 : 400} 100px ${family}`;
          const { width, fontBoundingBoxAscent, fontBoundingBoxDescent } = context.measureText(text);
          return { width, ascent: fontBoundingBoxAscent, descent: fontBoundingBoxDescent };
        });
      },
      { face, source, text },
    );
    const em = (pixels: number) => (pixels / 100).toFixed(3);
    console.log(
      `${where}: ${em(own!.width)} wide, ${em(own!.width / text.length)} a letter, ${em((100 * own!.width) / arial!.width)} of Arial, ascent ${em(own!.ascent)}, descent ${em(own!.descent)}`,
    );
  }
});
