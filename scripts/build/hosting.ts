import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import type { forHosting } from './headers';

/** The Firebase configuration of a preview; its build writes it, and git ignores it. */
export const previewConfig = '.firebase.preview.json';

/**
 * Writes a build's headers to where its deploy reads them: firebase.json, or for a preview, which keeps
 * search engines away, a separate file that configures only the page.
 *
 * @param folder the folder of firebase.json.
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
