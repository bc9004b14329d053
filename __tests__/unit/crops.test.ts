import { crops, region } from '../../lib/crops';

test('each crop shows the part of a photograph that was reviewed', () => {
  const parts = Object.entries(crops).flatMap(([section, list]) =>
    list.map((crop) => {
      const { left, top, width, height } = region({ width: 4000, height: 3000 }, crop, { x: 0.3, y: 0.6 });
      return `${section} ${crop.name}: ${width} x ${height} at ${left}, ${top}`;
    }),
  );
  expect(parts).toMatchSnapshot();
});
