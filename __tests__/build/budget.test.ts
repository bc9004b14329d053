import { readFileSync } from 'node:fs';

import { brotli } from '../brotli';
import { sentHeaders } from '../sent-headers';
import { site } from '../shipped';

// Another company's words may be longer: they cost a round trip more, and nothing else.
(site.name === 'Red Rim Shuttle' ? test : test.skip)(
  'the document and its headers fit into the ten packets that a server sends at first',
  () => {
    const headers = Object.entries(sentHeaders).map(([key, value]) => `${key}: ${value}\r\n`);
    const bytes = brotli(readFileSync('out/index.html')) + headers.join('').length;
    expect(bytes).toBeLessThanOrEqual(14_380);
  },
);
