/** @jest-environment node */
import { cropPlaces, isEverywhere } from '../compare/crops';
import { comparePixels } from '../compare/pixels';
import { picture } from './pictures';

describe('two pictures', () => {
  test('that are the same have no changed place', async () => {
    const [one, two] = await Promise.all([picture(200, 100), picture(200, 100)]);
    expect(await comparePixels(one, two)).toMatchObject({ share: 0, places: [] });
  });

  test('have one place for changes near each other and another for one far away', async () => {
    const after = await picture(
      200,
      100,
      { left: 10, top: 10 },
      { left: 30, top: 10 },
      { left: 150, top: 50 },
    );
    expect(await comparePixels(await picture(200, 100), after)).toEqual({
      width: 200,
      height: 100,
      share: 300 / 20_000,
      places: [
        { left: 10, top: 10, right: 40, bottom: 20 },
        { left: 150, top: 50, right: 160, bottom: 60 },
      ],
    });
  });

  test('differ in what only one of them reaches', async () => {
    expect(await comparePixels(await picture(200, 100), await picture(200, 125))).toEqual({
      width: 200,
      height: 125,
      share: 0.2,
      places: [{ left: 0, top: 100, right: 200, bottom: 125 }],
    });
  });
});

describe('a crop', () => {
  const cropsOf = async (before: Buffer, after: Buffer) =>
    cropPlaces(before, after, await comparePixels(before, after));

  test('shows a changed place in the middle of its surroundings', async () => {
    const after = await picture(1000, 1000, { left: 495, top: 595 });
    const [crop, ...others] = await cropsOf(await picture(1000, 1000), after);
    expect(others).toEqual([]);
    expect(crop!.frame).toEqual({ left: 300, top: 500, right: 700, bottom: 700 });
    expect(crop).toMatchObject({
      before: { width: 400, height: 200 },
      after: { width: 400, height: 200 },
    });
  });

  test('stays within the picture', async () => {
    const after = await picture(300, 1000, { left: 290, top: 0 });
    const [crop] = await cropsOf(await picture(300, 1000), after);
    expect(crop!.frame).toEqual({ left: 0, top: 0, right: 300, bottom: 200 });
  });

  test('shows what there is of a build that ends within it or above it', async () => {
    const [crop] = await cropsOf(await picture(300, 200), await picture(300, 460));
    expect(crop!.frame).toEqual({ left: 0, top: 120, right: 300, bottom: 460 });
    expect(crop).toMatchObject({ before: { height: 80 }, after: { height: 340 } });
    const far = await picture(300, 900, { left: 10, top: 850 });
    const place = { left: 10, top: 850, right: 20, bottom: 860 };
    const difference = { width: 300, height: 900, share: 0.1, places: [place] };
    expect(await cropPlaces(await picture(300, 200), far, difference)).toMatchObject([
      { before: undefined, after: { height: 200 } },
    ]);
  });
});

test('a view differs everywhere when its places fill half of it or are too many', () => {
  const place = (left: number, right: number) => ({ left, top: 0, right, bottom: 100 });
  const places = (...all: ReturnType<typeof place>[]) =>
    isEverywhere({ width: 100, height: 100, share: 0.1, places: all });
  expect(places(place(0, 50))).toBe(false);
  expect(places(place(0, 51))).toBe(true);
  expect(places(...Array.from({ length: 12 }, () => place(0, 1)))).toBe(false);
  expect(places(...Array.from({ length: 13 }, () => place(0, 1)))).toBe(true);
});
