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

test('a CHROMIUM_PATH that names no file ends the command with a sentence', () => {
  process.env.CHROMIUM_PATH = '/nowhere/chromium';
  expect(findBrowser).toThrow(
    /^CHROMIUM_PATH names no file: "\/nowhere\/chromium"\. Correct it or unset it\.$/,
  );
});
