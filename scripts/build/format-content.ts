import { readFileSync, writeFileSync } from 'node:fs';

import { contentFile } from '../../lib/content/problems';

/** The text of content/site.json, as `npm run check` leaves it. */
export const contentText = (content: unknown) => `${JSON.stringify(content, null, 2)}\n`;

/** Formats content/site.json, which people edit by hand too. It must be valid JSON. */
export function formatContentFile(): void {
  const json = readFileSync(contentFile, 'utf8');
  const text = contentText(JSON.parse(json));
  if (text === json) return;
  writeFileSync(contentFile, text);
  console.log(`${contentFile} has been formatted.`);
}
