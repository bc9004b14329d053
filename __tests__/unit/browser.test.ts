/** @jest-environment node */
import { existsSync } from 'node:fs';

import { findBrowser } from '../../scripts/shared/browser';

jest.mock('node:fs');

test('takes the first browser that is there', () => {
  jest.mocked(existsSync).mockImplementation((path) => path === '/usr/bin/chromium-browser');
  expect(findBrowser()).toBe('/usr/bin/chromium-browser');
});

test('says in one line how to get one when there is none', () => {
  jest.mocked(existsSync).mockReturnValue(false);
  expect(findBrowser).toThrow(
    /^No Chromium was found: install one \(Debian: apt-get install chromium fonts-liberation\) or set CHROMIUM_PATH to it\.$/,
  );
});
