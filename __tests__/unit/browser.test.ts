/** @jest-environment node */
import { findBrowser } from '../../scripts/shared/browser';

const given = process.env.CHROMIUM_PATH;
afterEach(() => {
  process.env.CHROMIUM_PATH = given ?? '';
});

test('CHROMIUM_PATH goes before any other browser', () => {
  process.env.CHROMIUM_PATH = process.execPath;
  expect(findBrowser()).toBe(process.execPath);
});
