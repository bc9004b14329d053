import { readdirSync, readFileSync } from 'node:fs';

/** The languages of translations among the names of the content's files. */
export const languagesIn = (names: string[]): string[] =>
  names.flatMap((name) => /^site\.(.+)\.json$/.exec(name)?.[1] ?? []).sort();

/** The languages that a project's folder has a translation in. */
export const translatedLanguages = (folder = '.'): string[] =>
  languagesIn(readdirSync(`${folder}/content`));

/** What the files of a project's translations hold, parsed, by language. They must be valid JSON. */
export const readTranslations = (folder = '.'): Record<string, unknown> =>
  Object.fromEntries(
    translatedLanguages(folder).map((language) => [
      language,
      JSON.parse(readFileSync(`${folder}/content/site.${language}.json`, 'utf8')) as unknown,
    ]),
  );
