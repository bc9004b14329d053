import { readFileSync } from 'node:fs';

import { expect, test } from '@playwright/test';

import { brotli } from '../../__tests__/brotli';
import { longestFolder } from './serve';

// __tests__/build/budget.test.ts measures the shipped content.
for (const [document, budget] of [
  ['index', 14_700],
  ['privacy', 10_500],
  ['404', 9500],
] as const) {
  test(`${document}.html of the longest content takes at most ${budget} bytes`, () => {
    const html = readFileSync(`${longestFolder}/out/${document}.html`);
    expect(brotli(html)).toBeLessThanOrEqual(budget);
  });
}
