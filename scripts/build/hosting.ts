import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import type { forHosting } from './headers';

/** What Firebase reads to deploy a preview; made by a preview's build and ignored by git. */
export const previewConfig = '.firebase.preview.json';

/**
 * Puts a build's headers where its deploy reads them: into firebase.json, or for a preview, which tells
 * search engines to stay away, into a file of its own that describes the page alone.
 *
 * @param folder the one that holds firebase.json.
 * @returns whether firebase.json has changed.
 */
export function writeHostingHeaders(
  headers: ReturnType<typeof forHosting>,
  { preview, folder = '.' }: { preview: boolean; folder?: string },
): boolean {
  const file = join(folder, 'firebase.json');
  const before = readFileSync(file, 'utf8');
  const config = JSON.parse(before) as { hosting: object };
  const hosting = { ...config.hosting, headers };
  const asText = (value: object) => `${JSON.stringify(value, null, 2)}\n`;
  if (preview) {
    writeFileSync(join(folder, previewConfig), asText({ hosting }));
    return false;
  }
  const after = asText({ ...config, hosting });
  if (after === before) return false;
  writeFileSync(file, after);
  return true;
}
