/** Composes the picture that messengers and social networks show of the page. */
import sharp from 'sharp';

import { site } from '../../lib/site';
import { socialImage } from '../../lib/social-image';
import { colors } from '../../lib/theme';

const face = '.fonts/display.ttf';
const margin = 72;

/** Pango's markup is XML. */
const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

/** One line of the display face, no wider than the picture leaves room for. */
async function line(text: string, height: number) {
  const rendered = sharp({
    text: {
      text: `<span foreground="white" letter_spacing="1500">${escaped(text.toUpperCase())}</span>`,
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

/** Needs the display face as buildFonts makes it. */
export async function buildSocialImage(): Promise<void> {
  const { width, height } = socialImage;
  const [name, subject = ''] = site.title.split(' | ');
  const title = await line(name ?? site.name, 120);
  const what = await line(subject, 48);
  const scrim = `<svg width="${width}" height="${height}"><defs><linearGradient id="s"><stop stop-color="${colors.maroon}" stop-opacity="0.85"/><stop offset="1" stop-color="${colors.maroon}" stop-opacity="0.15"/></linearGradient></defs><rect width="100%" height="100%" fill="url(#s)"/></svg>`;
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
