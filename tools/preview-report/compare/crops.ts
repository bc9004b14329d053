import type { Difference } from './pixels';
import { cutOut, type Picture } from './picture';
import type { Place } from './places';

/** A changed place with its surroundings; undefined in a build whose picture ends before it. */
export interface Crop {
  place: Place;
  /** What the crop shows of the view, in pixels. */
  frame: Place;
  before: Picture | undefined;
  after: Picture | undefined;
}

/** Margin around a changed place, and the least side of a crop, in pixels. */
const margin = 40;
const least = { width: 400, height: 200 };
/** With more places than this, the whole view says more than its crops. */
const most = 12;

/** Whether so much of a view differs that its crops would show all of it again. */
export function isEverywhere({ width, height, places }: Difference): boolean {
  const areas = places.map((place) => (place.right - place.left) * (place.bottom - place.top));
  const area = areas.reduce((total, each) => total + each, 0);
  return places.length > most || area > (width * height) / 2;
}

/** Widens a span by the margin, to at least the least length, within the picture. */
function widen(start: number, end: number, length: number, whole: number): [number, number] {
  const wanted = Math.min(whole, Math.max(end - start + 2 * margin, length));
  const from = Math.round((start + end - wanted) / 2);
  const first = Math.min(Math.max(0, from), whole - wanted);
  return [first, first + wanted];
}

function frameOf(place: Place, { width, height }: Difference): Place {
  const [left, right] = widen(place.left, place.right, least.width, width);
  const [top, bottom] = widen(place.top, place.bottom, least.height, height);
  return { left, top, right, bottom };
}

/** Crops the changed places out of both pictures, with equal margins. */
export const cropPlaces = (
  before: Buffer,
  after: Buffer,
  difference: Difference,
): Promise<Crop[]> =>
  Promise.all(
    difference.places.map(async (place) => {
      const frame = frameOf(place, difference);
      const [old, now] = await Promise.all([cutOut(before, frame), cutOut(after, frame)]);
      return { place, frame, before: old, after: now };
    }),
  );
