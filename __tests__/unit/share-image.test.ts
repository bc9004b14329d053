import { inCapitals } from '../../scripts/share-image';

jest.mock('next/og', () => ({}));

// For each of them, ImageResponse would ask a server, and whoever builds may have no network.
test.each([
  ['Café \u{1f690}Red', 'CAFÉ RED'],
  ['cafe\u0301, Ski \u2744\ufe0f& bike', 'CAFÉ, SKI & BIKE'],
  ['\u00a9\ufe0f 2027\u6e96\u{1f1fa}\u{1f1f8} “$5” – ‘x’…', '© 2027 “$5” – ‘X’…'],
])('the share image leaves out of %j what its font lacks', (text, shown) => {
  expect(inCapitals(text)).toBe(shown);
});
