/** Composes the picture that messengers and social networks show for the page. */
import sharp from 'sharp';

import { scrimSvg } from '../../lib/scrims';
import { site } from '../../lib/site';
import { socialImage } from '../../lib/social-image';

const face = '.fonts/display.ttf';
const margin = 72;

/** Pango's markup is XML. */
const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

/** Renders a line in the display face, scaled down to fit the picture's width. */
async function line(text: string, height: number) {
  const rendered = sharp({
    text: {
      text: `<span foreground="white">${escaped(text.toUpperCase())}</span>`,
      font: 'Anton 120',
      fontfile: face,
      rgba: true,
      dpi: 72,
    },
  });
  return rendered
    .resize({ width: socialImage.width - 2 * margin, height, fit: 'inside' })
    .png()
    .toBuffer({ resolveWithObject: true });
}

/** Expects the display face that buildFonts writes. */
export async function buildSocialImage(): Promise<void> {
  const { width, height } = socialImage;
  const [name, subject = ''] = site.title.split(' | ');
  const title = await line(name ?? site.name, 120);
  const what = await line(subject, 48);
  const scrim = scrimSvg('corner', socialImage);
  const { focus, file } = site.hero.photo;
  await sharp(`photos/${file}.jpg`)
    .resize(width, height, { fit: 'cover', position: focus.y < 0.5 ? 'top' : 'bottom' })
    .composite([
      { input: Buffer.from(scrim) },
      {
        input: title.data,
        left: margin,
        top: height - margin - what.info.height - 40 - title.info.height,
      },
      { input: what.data, left: margin, top: height - margin - what.info.height },
    ])
    .jpeg({ quality: 82, mozjpeg: true })
    .toFile(`public${socialImage.path}`);
}
