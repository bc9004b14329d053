import { existsSync, readdirSync, readFileSync } from 'node:fs';

import { cleanLogo, logoFile } from './logo';
import { contentFile, contentProblems, textsOf, todayFile } from '../../lib/content/problems';
import { wholeContent } from '../../lib/content/schema';
import { translationFile, translationProblems } from '../../lib/content/translation';
import { translatedLanguages } from '../../lib/content/translations';

/**
 * Explains why a file is not valid JSON.
 *
 * @param error what JSON.parse threw; most of V8's messages name the position.
 */
function unreadable(file: string, text: string, error: unknown): string {
  const position = /position (\d+)/.exec(String(error))?.[1];
  const line = position && `:${text.slice(0, Number(position)).split('\n').length}`;
  return `${file}${line ?? ''} cannot be read: a quotation mark, comma or bracket is missing there or just before, or there is one too many.`;
}

function parsed(file: string): unknown {
  const text = readFileSync(file, 'utf8');
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new Error(unreadable(file, text, error));
  }
}

/** Pictures that the content names but photos/ lacks. */
const missingPictures = (content: unknown) =>
  textsOf(content)
    .filter(
      ({ place, text }) => /\bphotos?(\[\d\])?\.file$/.test(place) && !existsSync(`photos/${text}`),
    )
    .map(
      ({ place, text }) =>
        `${contentFile}: ${place} is "${text}", but must be a picture that is in photos/.`,
    );

/** Photographs with what a camera notes beside the picture, such as the place (EXIF): a repository is public. */
export const picturesWithNotes = (folder = 'photos') =>
  readdirSync(folder)
    .map((name) => `${folder}/${name}`)
    .filter((file) => /\.jpe?g$/i.test(file) && readFileSync(file).includes('Exif\0\0'))
    .map(
      (file) =>
        `${file} holds what the camera noted, such as the place (EXIF); remove that with: node -e "require('sharp')('${file}').autoOrient().jpeg({quality:92}).toBuffer().then(b=>fs.writeFileSync('${file}',b))"`,
    );

/** What is wrong with the company's logo, if anything is. */
function markProblem(): string[] {
  try {
    cleanLogo(readFileSync(logoFile, 'utf8'));
    return [];
  } catch (error) {
    return [(error as Error).message];
  }
}

/**
 * Checks the page's content and logo, before any module that reads it on import.
 *
 * @throws an Error with a sentence for each mistake, one per line.
 */
export function assertContent(): void {
  const content = wholeContent(parsed(contentFile), parsed(todayFile));
  const translations = Object.fromEntries(
    translatedLanguages().map((language) => [language, parsed(translationFile(language))]),
  );
  const own = contentProblems(content);
  const problems = [
    ...own,
    ...(own.length === 0 ? translationProblems(content, translations) : []),
    ...missingPictures(content),
    ...picturesWithNotes(),
    ...markProblem(),
  ];
  if (problems.length > 0) throw new Error(problems.join('\n'));
}
