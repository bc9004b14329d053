/** @jest-environment node */
import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { forHosting, siteHeaders } from '../../scripts/build/headers';
import { previewConfig, writeHostingHeaders } from '../../scripts/build/hosting';

const policy = "default-src 'none'; img-src 'self'";
const headers = (preview: boolean) => forHosting(siteHeaders(policy, preview));

let folder: string;
const read = (file: string) => readFileSync(join(folder, file), 'utf8');

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'hosting-'));
  cpSync('firebase.json', join(folder, 'firebase.json'));
});

afterEach(() => rmSync(folder, { recursive: true }));

test('a build puts its headers into firebase.json and leaves the rest of it', () => {
  const before = JSON.parse(read('firebase.json')) as { hosting: { rewrites: unknown } };
  expect(writeHostingHeaders(headers(false), { preview: false, folder })).toBe(true);
  expect(JSON.parse(read('firebase.json'))).toEqual({
    ...before,
    hosting: { ...before.hosting, headers: headers(false) },
  });
});

test('a build without other headers leaves firebase.json alone', () => {
  writeHostingHeaders(headers(false), { preview: false, folder });
  expect(writeHostingHeaders(headers(false), { preview: false, folder })).toBe(false);
});

test('a preview keeps search engines out by a file of its own, never by firebase.json', () => {
  const before = read('firebase.json');
  expect(writeHostingHeaders(headers(true), { preview: true, folder })).toBe(false);
  expect(read('firebase.json')).toBe(before);
  const preview = JSON.parse(read(previewConfig)) as Record<string, unknown>;
  expect(JSON.stringify(preview)).toContain('{"key":"X-Robots-Tag","value":"noindex"}');
  const { hosting } = JSON.parse(before) as { hosting: object };
  expect(preview).toEqual({ hosting: { ...hosting, headers: headers(true) } });
});

test('a deploy runs no hook beside the credentials of whoever deploys', () => {
  expect(read('firebase.json')).not.toMatch(/"(pre|post)deploy"/);
});
