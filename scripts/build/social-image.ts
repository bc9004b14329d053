/** Composes the pictures that messengers and social networks show for the page. */
import sharp from 'sharp';

import { builtLogo } from '../../lib/generated/paths';
import { site } from '../../lib/content';
import { socialImage } from '../../lib/generated/social-image';
import { brightestOf, shadeFor } from './shade';

const margin = 72;

/** The largest capitals, in pixels. */
const largest = { title: 120, line: 40 };

/** The logo's width, in pixels. */
const logoSize = 88;

/** Pango's markup is XML. */
const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

/** The height of the display face's capitals in ems. */
const capHeight = 0.86;

/** Renders a line in the display face, made smaller where it is wider than the picture. */
function rendered(line: string, capitals: number) {
  return sharp({
    text: {
      text: `<span foreground="white">${escaped(line.toUpperCase())}</span>`,
      font: `Anton ${Math.floor(capitals / capHeight)}`,
      fontfile: '.fonts/display.ttf',
      rgba: true,
      dpi: 72,
    },
  })
    .resize({ width: socialImage.width - 2 * margin, withoutEnlargement: true })
    .png()
    .toBuffer({ resolveWithObject: true });
}

/** Expects the display face that buildFonts writes, and the logo that buildLogo writes. */
export async function buildSocialImage(): Promise<void> {
  const { width, height } = socialImage;
  const title = await rendered(site.name, largest.title);
  const line = await rendered(site.hero.line, largest.line);
  const top = {
    line: height - margin - line.info.height,
    title: height - margin - line.info.height - 40 - title.info.height,
  };
  const { focus, file } = site.hero.photo;
  const photo = sharp(file.slice(1))
    .autoOrient()
    .resize(width, height, { fit: 'cover', position: focus.y < 0.5 ? 'top' : 'bottom' });
  const texts = {
    lineTop: (height - top.line) / height,
    titleTop: (height - top.title) / height,
    right: Math.min(1, (margin + Math.max(title.info.width, line.info.width)) / width),
  };
  const shade = shadeFor(await brightestOf(photo.clone(), texts), texts);
  const logo = await sharp(`public${builtLogo}`, { density: 300 }).resize(logoSize).toBuffer();
  await photo
    .composite([
      { input: Buffer.from(shade({ width, height })) },
      { input: logo, left: margin, top: margin },
      { input: title.data, left: margin, top: top.title },
      { input: line.data, left: margin, top: top.line },
    ])
    .jpeg({ quality: 82, mozjpeg: true })
    .toFile(`public${socialImage.path}`);
}
