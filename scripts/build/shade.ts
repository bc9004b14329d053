import type { Crop } from '../../lib/content/photos';
import { opacityAt, type ScrimName } from '../../lib/content/scrims';
import type { Site } from '../../lib/content/site';
import { bodyWidth } from '../../lib/content/display-face';
import { colors } from '../../lib/theme';
import { largestType, titleOf } from '../../lib/content/title';

/** Where white text lies on a picture, in its pixels, and the contrast that it needs there (WCAG 2.2, 1.4.3). */
export interface Zone {
  left: number;
  top: number;
  width: number;
  height: number;
  contrast: number;
}

/** A picture's pixels, three bytes each. */
export interface Pixels {
  data: Uint8Array;
  width: number;
  height: number;
}

/** The linear value of each value of an sRGB channel, as WCAG 2.2 defines relative luminance. */
const linear = Array.from({ length: 256 }, (_, channel) => {
  const share = channel / 255;
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
});
const weights = [0.2126, 0.7152, 0.0722];
const maroon = [1, 3, 5].map((at) => parseInt(colors.maroon.slice(at, at + 2), 16));

/** What compression may brighten. */
const margin = 1.05;

/** Whether white has its contrast everywhere in a zone, under a scrim of some reach. */
function isReadable(pixels: Pixels, zone: Zone, name: ScrimName, reach: number): boolean {
  const most = 1.05 / (zone.contrast * margin) - 0.05;
  const [left, top] = [Math.max(0, Math.floor(zone.left)), Math.max(0, Math.floor(zone.top))];
  const right = Math.min(pixels.width, Math.ceil(zone.left + zone.width));
  const bottom = Math.min(pixels.height, Math.ceil(zone.top + zone.height));
  for (let y = top; y < bottom; y += 1) {
    for (let x = left; x < right; x += 1) {
      const opacity = opacityAt(name, reach, x / pixels.width, y / pixels.height);
      let luminance = 0;
      for (let channel = 0; channel < 3; channel += 1) {
        const bare = pixels.data[(y * pixels.width + x) * 3 + channel] ?? 0;
        const shaded = Math.round(bare * (1 - opacity) + (maroon[channel] ?? 0) * opacity);
        luminance += (weights[channel] ?? 0) * (linear[shaded] ?? 0);
      }
      if (luminance > most) return false;
    }
  }
  return true;
}

/**
 * How far a scrim must reach for white text to be read on a picture: its own size on a photograph like the
 * canyon, more on a snowfield, so that no sky loses color without need.
 */
export function reachFor(pixels: Pixels, zones: Zone[], name: ScrimName): number {
  let reach = 1;
  while (reach < 4 && !zones.every((zone) => isReadable(pixels, zone, name, reach))) reach += 0.05;
  return Math.round(reach * 100) / 100;
}

/** The hero's height at normal text size (specification §9), and in it what is below its line of text. */
const [heroHeight, belowLine] = [500, 40 + 56 + 32];

/** The windows at which a cut is checked: the narrowest, the widest and some between, in pixels. */
const windows: Partial<Record<Crop['name'], number[]>> = {
  narrow: [320, 360, 390, 430, 639],
  medium: [640, 768, 900, 1023],
  wide: [1024, 1280, 1440, 1920, 2560],
};

/** Where title and line lie in the hero of a window, from its top left corner. */
function textsIn(window: number, { name, hero }: Pick<Site, 'name' | 'hero'>): Zone[] {
  const content = Math.min(window, 1344) - 2 * 24;
  const { phone, wide } = titleOf(name);
  const [kind, layout, share] =
    window < 640
      ? (['phone', phone, 1] as const)
      : window < 1024
        ? (['tablet', wide, 1] as const)
        : (['desktop', wide, 0.66] as const);
  const type = Math.min(largestType(kind, layout), (content * share) / layout.ems);
  const lineType = Math.min(Math.max(20, 16 + window / 200), 24);
  const lineWidth = bodyWidth(hero.line) * lineType;
  const lineHeight = Math.ceil(lineWidth / content) * lineType * 1.3;
  const left = (window - content) / 2;
  const lineTop = heroHeight - belowLine - lineHeight;
  const titleHeight = layout.lines.length * type * 0.98;
  return [
    { left, top: lineTop, width: Math.min(lineWidth, content), height: lineHeight, contrast: 4.5 },
    {
      left,
      top: lineTop - 16 - titleHeight,
      width: layout.ems * type,
      height: titleHeight,
      contrast: 3,
    },
  ];
}

/**
 * Where the hero's texts lie on a cut of its photograph, in every window that shows it: the picture covers the
 * hero, its overhang cut by `focus` across and by 55 % of its height.
 */
export function heroZones(
  crop: Crop,
  size: { width: number; height: number },
  site: Pick<Site, 'name' | 'hero'>,
): Zone[] {
  return (windows[crop.name] ?? []).flatMap((window) => {
    const scale = Math.max(window / size.width, heroHeight / size.height);
    const cut = {
      left: (size.width * scale - window) * site.hero.photo.focus.x,
      top: (size.height * scale - heroHeight) * 0.55,
    };
    return textsIn(window, site).map(({ contrast, ...box }) => ({
      left: (box.left + cut.left) / scale,
      top: (box.top + cut.top) / scale,
      width: box.width / scale,
      height: box.height / scale,
      contrast,
    }));
  });
}
