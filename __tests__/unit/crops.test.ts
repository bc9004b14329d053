import { crops, minSize, photoSections, region } from '../../lib/crops';

test('a crop has the focal point where it wants it, or as near as the photograph allows', () => {
  const crop = { ratio: 1, zoom: 2, focusAt: { x: 0.4, y: 0.5 } };
  const at = (x: number, y: number) => region({ width: 4000, height: 3000 }, crop, { x, y });
  expect(at(0.5, 0.5)).toEqual({ left: 1400, top: 750, width: 1500, height: 1500 });
  expect(at(0.05, 0.9)).toMatchObject({ left: 0, top: 1500 });
});

test.each(photoSections)('the smallest photograph for %s fills its crops, and no smaller one', (section) => {
  const center = { x: 0.5, y: 0.5 };
  const missing = (size: { width: number; height: number }) =>
    Math.max(...crops[section].map((crop) => Math.max(...crop.widths) - region(size, crop, center).width));
  const { width, height } = minSize(section);
  // A size is a whole number of pixels.
  expect(missing({ width, height })).toBeLessThanOrEqual(1);
  expect(missing({ width: 0.9 * width, height })).toBeGreaterThan(1);
  expect(missing({ width, height: 0.9 * height })).toBeGreaterThan(1);
});
