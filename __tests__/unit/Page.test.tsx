/** @jest-environment jsdom */
import { render } from '@testing-library/react';

import { Page } from '../../components/Page';
import {
  manifestKey,
  photographsOf,
  withPhotographs,
  type Content,
  type PhotoManifest,
} from '../../lib/content';
import { longestContent } from '../extremes';

jest.mock('../../lib/browser/firebase');

/** Makes all entries of each list equal to its first. */
const withEqualEntries = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(() => withEqualEntries(value[0]));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, withEqualEntries(part)]));
};

test('the editor’s preview has no two elements with one key, or a deleted entry would stay', () => {
  const content = withEqualEntries(longestContent) as Content;
  const built = { crops: [], jpeg: { path: '/a.jpg', width: 3, height: 2 } };
  const manifest: PhotoManifest = {};
  for (const { section, photo } of photographsOf(content)) manifest[manifestKey(section, photo)] = built;
  render(<Page site={withPhotographs(content, manifest)} sendsNothing />);
  // React warns of each key that two elements have.
  const { calls } = jest.mocked(console.error).mock;
  expect(calls.filter(([message]) => String(message).includes('same key'))).toEqual([]);
  jest.mocked(console.error).mockClear();
});
