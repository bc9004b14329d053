/** A rectangle of a picture, in its pixels. */
export interface Place {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** Changed pixels closer than this belong to one place. */
export const gap = 24;

const enclose = (a: Place, b: Place): Place => ({
  left: Math.min(a.left, b.left),
  top: Math.min(a.top, b.top),
  right: Math.max(a.right, b.right),
  bottom: Math.max(a.bottom, b.bottom),
});

const isNear = (a: Place, b: Place) =>
  a.left - gap < b.right &&
  b.left - gap < a.right &&
  a.top - gap < b.bottom &&
  b.top - gap < a.bottom;

/** Merges places until none is near another; sorts them from top to bottom. */
export function joinPlaces(places: Place[]): Place[] {
  const apart: Place[] = [];
  for (let place of places) {
    for (let index = apart.length - 1; index >= 0; index--) {
      const other = apart[index];
      if (!other || !isNear(place, other)) continue;
      place = enclose(place, other);
      apart.splice(index, 1);
      // A merged place may now be near another.
      index = apart.length;
    }
    apart.push(place);
  }
  return apart.sort((a, b) => a.top - b.top || a.left - b.left);
}
