/** @jest-environment node */
import { cleanLogo } from '../../scripts/build/logo';

const svg = (inside: string, attributes = 'viewBox="0 0 40 40"') =>
  `<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg" ${attributes}>${inside}</svg>`;

test('a drawing program’s file becomes a drawing for every size and document', () => {
  const cleaned = cleanLogo(
    svg(
      '<!-- Inkscape --><metadata>Ana</metadata><style>.a{fill:#f00}</style><defs><clipPath id="contact">' +
        '<circle cx="20" cy="20" r="20"/></clipPath></defs><g clip-path="url(#contact)">' +
        '<path class="a" style="stroke:none" onclick="alert(1)" d="M 0,0 H 40 V 40 Z"/></g><script>alert(2)</script>',
      'width="200" height="200" viewBox="0 0 40 40" xmlns:inkscape="http://www.inkscape.org/namespaces/inkscape" inkscape:version="1.3"',
    ),
  );
  expect(cleaned).toMatch(/^<svg xmlns="[^"]+" viewBox="0 0 40 40">/);
  expect(cleaned).toContain('fill="red"');
  expect(cleaned).not.toMatch(/Ana|Inkscape|style|class|alert|"contact"|\n/);
});

test.each([
  ['{}', 'an SVG drawing'],
  ['<html></html>', 'a file that begins with <svg'],
  [svg('<text>Red Rim</text>'), 'turn texts into paths'],
  [svg('<image href="data:image/png;base64,AA=="/>'), 'leave out'],
  [svg('<style>@media print{path{fill:red}}</style><path d="M0 0h9v9z"/>'), 'leave out'],
  [svg('<use href="https://else.test/a.svg#b"/>'), 'leave out'],
  [svg('<path fill="url(https://else.test/#a)" d="M0 0h9v9z"/>'), 'leave out'],
  [svg('<path d="M0 0h9v9z"/>', 'viewBox="0 0 80 20"'), 'about as wide as it is high'],
  [svg('<path d="M0 0h9v9z"/>', ''), 'about as wide as it is high'],
  [
    svg(
      `<path d="M0 0${Array.from({ length: 900 }, (_, at) => `L${at % 37} ${(at * at) % 41}`).join('')}"/>`,
    ),
    'of at most 4096 bytes',
  ],
])('%s is refused, with what a logo must be', (text, must) => {
  expect(() => cleanLogo(text)).toThrow(must);
  expect(() => cleanLogo(text)).toThrow(/^content\/logo\.svg must be .*\.$/);
});
