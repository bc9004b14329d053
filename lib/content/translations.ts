import { readdirSync, readFileSync } from 'node:fs';

/** The languages that a project's folder has a translation in, by the names of their files. */
export const translatedLanguages = (folder = '.'): string[] =>
  readdirSync(`${folder}/content`)
    .flatMap((name) => /^site\.(.+)\.json$/.exec(name)?.[1] ?? [])
    .sort();

/** What the files of a project's translations hold, parsed, by language. They must be valid JSON. */
export const readTranslations = (folder = '.'): Record<string, unknown> =>
  Object.fromEntries(
    translatedLanguages(folder).map((language) => [
      language,
      JSON.parse(readFileSync(`${folder}/content/site.${language}.json`, 'utf8')) as unknown,
    ]),
  );
