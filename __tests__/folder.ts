import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/**
 * Creates a folder before each test of a file and removes it afterward.
 *
 * @returns a function that joins its arguments to the folder's path.
 */
export function newFolder(): (...parts: string[]) => string {
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'test-'));
  });
  afterEach(() => rmSync(folder, { recursive: true, force: true, maxRetries: 10 }));
  return (...parts) => join(folder, ...parts);
}
