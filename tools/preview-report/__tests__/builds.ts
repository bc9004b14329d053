import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

import { readBuild, type Build } from '../read/build';

const folders: string[] = [];

afterAll(() => folders.forEach((folder) => rmSync(folder, { recursive: true })));

/** Writes a build with these files, by path; removed after the test file. */
export function build(files: Record<string, string>): Build {
  const folder = mkdtempSync(join(tmpdir(), 'report-'));
  folders.push(folder);
  for (const [path, content] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), content);
  }
  return readBuild(folder);
}

/** A build that consists of one document. */
export const page = (body: string, head = ''): Build =>
  build({
    'index.html': `<!doctype html><html lang="en"><head>${head}</head><body>${body}</body></html>`,
  });
