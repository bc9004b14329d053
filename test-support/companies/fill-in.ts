import { readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';

import { parseContent } from '../../lib/content/problems';
import { siteOf } from '../../lib/content/site';
import { writeContent } from '../../scripts/build/content-files';
import type { Company } from '.';
import { makePhotographs } from './photographs';

/** Makes a copy of the project a made-up company's, as its operator would: content and photographs. */
export async function fillIn(
  folder: string,
  { content, translations, hero }: Company,
): Promise<void> {
  writeContent(folder, content, translations);
  const photos = join(folder, 'photos');
  for (const name of readdirSync(photos)) if (name.endsWith('.jpg')) rmSync(join(photos, name));
  await makePhotographs(photos, siteOf(parseContent(content)), hero);
}
