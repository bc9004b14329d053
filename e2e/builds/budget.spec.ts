import { readFileSync } from 'node:fs';

import { expect, test } from '@playwright/test';

import { brotli } from '../../__tests__/brotli';
import { sentHeaders } from '../../__tests__/sent-headers';
import { longestFolder } from './serve';

// __tests__/build/budget.test.ts measures the shipped content.
for (const [document, budget] of [
  ['index', 15_900],
  ['privacy', 11_700],
  ['404', 10_700],
] as const) {
  test(`${document}.html of the longest content takes at most ${budget} bytes with its headers`, () => {
    const headers = Object.entries(sentHeaders(longestFolder))
      .map(([key, value]) => `${key}: ${value}\r\n`)
      .join('');
    const html = readFileSync(`${longestFolder}/out/${document}.html`);
    expect(brotli(html) + headers.length).toBeLessThanOrEqual(budget);
  });
}
