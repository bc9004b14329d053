import sharp, { type Sharp } from 'sharp';

import { colors } from '../../lib/theme';

/** What white text needs (WCAG 2.2, 1.4.3), with what compression may brighten behind it. */
const contrasts = { line: 4.5 * 1.05, title: 3 * 1.05 };

/** Where the texts end on a picture, in shares of its height from its foot and of its width from the left. */
export interface Texts {
  lineTop: number;
  titleTop: number;
  right: number;
}

const maroon = [1, 3, 5].map((at) => parseInt(colors.maroon.slice(at, at + 2), 16));

/** The relative luminance of a color of three channels, 0 to 255, as WCAG 2.2 defines it. */
function luminance(color: number[]): number {
  const [red = 0, green = 0, blue = 0] = color.map((channel) => {
    const share = channel / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** How strongly maroon must cover a color for white text to have a contrast on it: up to 0.6 on white. */
function opacityFor(color: number[], contrast: number): number {
  let opacity = 0;
  const covered = () =>
    color.map((channel, at) => channel + ((maroon[at] ?? 0) - channel) * opacity);
  while (1.05 / (luminance(covered()) + 0.05) < contrast) opacity += 0.01;
  return opacity;
}

/** The brightest value of each channel where a picture's texts are. */
export async function brightestOf(picture: Sharp, { titleTop, right }: Texts): Promise<number[]> {
  const raw = picture.removeAlpha().toColourspace('srgb').raw();
  const { data, info } = await raw.toBuffer({ resolveWithObject: true });
  const height = Math.round(info.height * titleTop);
  const part = {
    left: 0,
    top: info.height - height,
    width: Math.round(info.width * right),
    height,
  };
  const pixels = await sharp(data, { raw: info }).extract(part).toBuffer();
  const { channels } = await sharp(pixels, { raw: { ...part, channels: 3 } }).stats();
  return channels.map(({ max }) => max);
}

/**
 * The shade under a picture's texts, no stronger than the brightest color there asks for.
 *
 * @returns an SVG for each size of the picture, in pixels.
 */
export function shadeFor(brightest: number[], { lineTop, titleTop, right }: Texts) {
  const line = opacityFor(brightest, contrasts.line);
  const title = opacityFor(brightest, contrasts.title);
  const stops = [
    [0, line + 0.1],
    [lineTop, line],
    [lineTop + 0.05, title + 0.04],
    [titleTop, title],
    [titleTop + 0.2, 0],
  ].map(
    ([at, opacity]) =>
      `<stop offset="${at}" stop-color="${colors.maroon}" stop-opacity="${opacity}"/>`,
  );
  const all = 'width="100%" height="100%"';
  return ({ width, height }: { width: number; height: number }) =>
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
      <linearGradient id="up" x1="0" y1="1" x2="0" y2="0">${stops.join('')}</linearGradient>
      <linearGradient id="across"><stop offset="${right}" stop-color="white"/><stop offset="${right + 0.2}"/></linearGradient>
      <mask id="left"><rect ${all} fill="url(#across)"/></mask>
      <rect ${all} fill="url(#up)" mask="url(#left)"/>
    </svg>`;
}
