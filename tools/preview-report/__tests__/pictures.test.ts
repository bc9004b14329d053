/** @jest-environment node */
import sharp from 'sharp';

import { cutOut, differenceOf } from '../pictures';

interface Square {
  left: number;
  top: number;
  color?: string;
}

/** A white PNG of 400 px by a height with squares of 10 px. */
const picture = (height: number, ...squares: Square[]): Promise<Buffer> =>
  sharp({ create: { width: 400, height, channels: 3, background: 'white' } })
    .composite(
      squares.map(({ left, top, color = 'black' }) => ({
        input: { create: { width: 10, height: 10, channels: 3, background: color } },
        left,
        top,
      })),
    )
    .png()
    .toBuffer();

const top = { left: 50, top: 20 };

test('two pictures that look the same have no difference', async () => {
  const [one, other] = [
    await picture(100, top),
    await sharp(await picture(100, top))
      .png({ palette: true })
      .toBuffer(),
  ];
  expect(one.equals(other)).toBe(false);
  expect(await differenceOf(one, other)).toBeUndefined();
});

test('what differs is one place, as small as it is', async () => {
  const after = await picture(100, top, { left: 200, top: 40 }, { left: 250, top: 60 });
  const place = { left: 200, top: 40, right: 260, bottom: 70 };
  expect(await differenceOf(await picture(100, top), after)).toEqual({
    before: place,
    after: place,
  });
});

test('what has only moved down is not a difference', async () => {
  const before = await picture(100, top, { left: 50, top: 60 });
  const after = await picture(
    140,
    top,
    { left: 90, top: 50, color: 'red' },
    { left: 50, top: 100 },
  );
  const difference = await differenceOf(before, after);
  expect(difference).toMatchObject({
    before: { top: 50, bottom: 50 },
    after: { top: 50, bottom: 90 },
  });
});

test('a difference is cut out with its surroundings, and outlined in them', async () => {
  const place = { left: 200, top: 1000, right: 210, bottom: 1010 };
  expect(await cutOut(await picture(2000), place, 'phone')).toMatchObject({
    width: 390,
    height: 320,
    place: { left: 184, top: 149, right: 206, bottom: 171 },
  });
  const long = await cutOut(await picture(2000), { ...place, top: 100, bottom: 1900 }, 'phone');
  expect(long).toMatchObject({ height: 640, place: { top: 42, bottom: 640 } });
});
