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
  const [name = '', ...subject] = site.title.split(' | ');
  const lines = [await line(name, 120)];
  if (subject.length > 0) lines.push(await line(subject.join(' | '), 48));
  let bottom = height - margin;
  const placed = lines.toReversed().map(({ data, info }) => {
    const top = bottom - info.height;
    bottom = top - 40;
    return { input: data, left: margin, top };
  });
  const scrim = scrimSvg('corner', socialImage);
  const { focus, file } = site.hero.photo;
  await sharp(`photos/${file}.jpg`)
    .autoOrient()
    .resize(width, height, { fit: 'cover', position: focus.y < 0.5 ? 'top' : 'bottom' })
    .composite([{ input: Buffer.from(scrim) }, ...placed])
    .jpeg({ quality: 82, mozjpeg: true })
    .toFile(`public${socialImage.path}`);
}
