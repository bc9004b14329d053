import { colors } from '../theme';

/** How strongly a scrim covers what lies `at` a share of the way along it: `[at, opacity]`, 0 to 1 each. */
type Stop = readonly [at: number, opacity: number];

/**
 * The shade under white text on a photograph, which the build makes part of the picture: upward from its foot
 * or, with `ellipse`, outward from a point. The ellipse is in shares of the picture's width and height, from
 * its top left corner.
 */
interface Scrim {
  stops: readonly Stop[];
  ellipse?: { x: number; y: number; rx: number; ry: number };
}

const fromCorner: readonly Stop[] = [
  [0, 0.93],
  [0.45, 0.72],
  [1, 0],
];

const scrims = {
  upward: {
    stops: [
      [0, 0.92],
      [0.5, 0.63],
      [0.88, 0],
    ],
  },
  // On tablets the picture's left may be cut away.
  side: { ellipse: { x: 0.1, y: 1, rx: 1.12, ry: 1.12 }, stops: fromCorner },
  corner: { ellipse: { x: 0.05, y: 1, rx: 0.82, ry: 1.12 }, stops: fromCorner },
} satisfies Record<string, Scrim>;

export type ScrimName = keyof typeof scrims;

/**
 * How strongly a scrim covers a point of a picture, 0 to 1.
 *
 * @param reach how far it reaches, as a multiple of its own size.
 * @param x, y in shares of the picture's width and height.
 */
export function opacityAt(name: ScrimName, reach: number, x: number, y: number): number {
  const { stops, ellipse }: Scrim = scrims[name];
  const at = ellipse
    ? Math.hypot((x - ellipse.x) / ellipse.rx, (y - ellipse.y) / ellipse.ry) / reach
    : (1 - y) / reach;
  const next = stops.findIndex(([stop]) => stop > at);
  const [to, end] = stops.at(next) ?? [1, 0];
  const [from, start] = stops[next - 1] ?? [0, end];
  return next === -1 ? end : start + ((end - start) * (at - from)) / (to - from);
}

/** A scrim as an SVG of the size of a picture, in pixels. */
export function scrimSvg(
  name: ScrimName,
  reach: number,
  size: { width: number; height: number },
): string {
  const { stops, ellipse }: Scrim = scrims[name];
  const list = stops
    .map(
      ([at, opacity]) =>
        `<stop offset="${at}" stop-color="${colors.maroon}" stop-opacity="${opacity}"/>`,
    )
    .join('');
  const gradient = ellipse
    ? `<radialGradient id="scrim" cx="0" cy="0" r="1" gradientUnits="userSpaceOnUse" gradientTransform="translate(${ellipse.x * size.width} ${ellipse.y * size.height}) scale(${ellipse.rx * reach * size.width} ${ellipse.ry * reach * size.height})">${list}</radialGradient>`
    : `<linearGradient id="scrim" x1="0" y1="1" x2="0" y2="${1 - reach}">${list}</linearGradient>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${size.width}" height="${size.height}">${gradient}<rect width="100%" height="100%" fill="url(#scrim)"/></svg>`;
}
