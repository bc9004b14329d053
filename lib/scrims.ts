import { colors } from './theme';

/** How strongly a scrim covers what lies `at` a share of the way along it: `[at, opacity]`, 0 to 1 each. */
type Stop = readonly [at: number, opacity: number];

/**
 * The shade under white text on a photograph: upward from its foot or, with `ellipse`, outward from a point.
 * The ellipse is in shares of the picture's width and height, from its top left corner.
 */
interface Scrim {
  stops: readonly Stop[];
  ellipse?: { x: number; y: number; rx: number; ry: number };
}

/**
 * The one definition of each scrim: the build darkens the photograph with it, because what lies in shade
 * takes few bytes, and the style sheet shows it until that photograph has arrived. Dark enough for white
 * text on it (e2e/photographs.spec.ts measures the pixels).
 */
const scrims = {
  upward: {
    stops: [
      [0, 0.86],
      [0.45, 0.68],
      [0.74, 0.42],
      [1, 0.06],
    ],
  },
  corner: {
    ellipse: { x: 0.1, y: 1, rx: 0.88, ry: 1.05 },
    stops: [
      [0, 0.86],
      [0.5, 0.66],
      [0.78, 0.44],
      [1, 0],
    ],
  },
} satisfies Record<string, Scrim>;

export type ScrimName = keyof typeof scrims;

const percent = (share: number) => `${Math.round(share * 1000) / 10}%`;

/** A scrim as a CSS image. */
export function scrimImage(name: ScrimName): string {
  const { stops, ellipse }: Scrim = scrims[name];
  const [red, green, blue] = [1, 3, 5].map((at) => parseInt(colors.maroon.slice(at, at + 2), 16));
  const list = stops.map(
    ([at, opacity]) => `rgb(${red} ${green} ${blue} / ${opacity}) ${percent(at)}`,
  );
  if (!ellipse) return `linear-gradient(to top, ${list.join(', ')})`;
  const [x, y, rx, ry] = [ellipse.x, ellipse.y, ellipse.rx, ellipse.ry].map(percent);
  return `radial-gradient(${rx} ${ry} at ${x} ${y}, ${list.join(', ')})`;
}

/** A scrim as an SVG of the size of a picture, in pixels. */
export function scrimSvg(name: ScrimName, size: { width: number; height: number }): string {
  const { stops, ellipse }: Scrim = scrims[name];
  const list = stops
    .map(
      ([at, opacity]) =>
        `<stop offset="${at}" stop-color="${colors.maroon}" stop-opacity="${opacity}"/>`,
    )
    .join('');
  const gradient = ellipse
    ? `<radialGradient id="scrim" cx="0" cy="0" r="1" gradientUnits="userSpaceOnUse" gradientTransform="translate(${ellipse.x * size.width} ${ellipse.y * size.height}) scale(${ellipse.rx * size.width} ${ellipse.ry * size.height})">${list}</radialGradient>`
    : `<linearGradient id="scrim" x1="0" y1="1" x2="0" y2="0">${list}</linearGradient>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${size.width}" height="${size.height}">${gradient}<rect width="100%" height="100%" fill="url(#scrim)"/></svg>`;
}
