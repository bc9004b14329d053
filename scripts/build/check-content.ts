import { existsSync, readFileSync } from 'node:fs';

import { contentFile, contentProblems, textsOf } from '../../lib/content-problems';

/**
 * What is wrong with a file that is no JSON.
 *
 * @param error what JSON.parse threw; V8 names the position in most of its messages.
 */
function unreadable(text: string, error: unknown): string {
  const position = /position (\d+)/.exec(String(error))?.[1];
  const line = position && `:${text.slice(0, Number(position)).split('\n').length}`;
  return `${contentFile}${line ?? ''} cannot be read: a quotation mark, comma or bracket is missing there or just before, or there is one too many.`;
}

/** The pictures that the content names and photos/ lacks. */
const missingPictures = (content: unknown) =>
  textsOf(content)
    .filter(
      ({ place, text }) => /\bphotos?(\[\d\])?\.file$/.test(place) && !existsSync(`photos/${text}`),
    )
    .map(
      ({ place, text }) =>
        `${contentFile}: ${place} is "${text}", but must be a picture that is in photos/.`,
    );

/**
 * Checks the page's content, before anything that reads it is loaded.
 *
 * @throws an Error with a sentence for each mistake, one a line.
 */
export function assertContent(): void {
  const text = readFileSync(contentFile, 'utf8');
  let content: unknown;
  try {
    content = JSON.parse(text);
  } catch (error) {
    throw new Error(unreadable(text, error));
  }
  const problems = [...contentProblems(content), ...missingPictures(content)];
  if (problems.length > 0) throw new Error(problems.join('\n'));
}
