import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/**
 * Gives each test of a file a new folder, and removes it afterward.
 *
 * @returns a function that returns the path of the folder, or of something in it.
 */
export function newFolder(): (...parts: string[]) => string {
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'test-'));
  });
  afterEach(() => rmSync(folder, { recursive: true, force: true, maxRetries: 10 }));
  return (...parts) => join(folder, ...parts);
}
