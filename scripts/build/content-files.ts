import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { contentFile, todayFile } from '../../lib/content/problems';
import { wholeContent, type Content } from '../../lib/content/schema';
import { translationFile } from '../../lib/content/translation';

/** The text of a content file, as the editor leaves it. */
const contentText = (content: unknown) => `${JSON.stringify(content, null, 2)}\n`;

/** The whole content of a project's folder. Its files must be valid JSON. */
export function readContent(folder = '.'): object {
  const [page, today] = [contentFile, todayFile].map((file): unknown =>
    JSON.parse(readFileSync(join(folder, file), 'utf8')),
  );
  return wholeContent(page, today);
}

/** Writes a whole content into a project's folder, with its translations by language. */
export function writeContent(folder: string, { today, ...page }: Content, others: object = {}) {
  writeFileSync(join(folder, contentFile), contentText(page));
  writeFileSync(join(folder, todayFile), contentText(today));
  for (const [language, texts] of Object.entries(others)) {
    writeFileSync(join(folder, translationFile(language)), contentText(texts));
  }
}
