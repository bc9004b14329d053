import type { z } from 'zod';

import page from '@/content/site.json';
import today from '@/content/today.json';
import { contentFile, todayFile } from '@/lib/content/problems';
import { pageSchema, todaySchema, wholeContent } from '@/lib/content/schema';
import { translationFile, translationSchema } from '@/lib/content/translation';
import { readTranslations } from '@/lib/content/translations';

import { asForm } from './content';
import { notify } from './notify';

/** The form's field with the text of the file that it was opened with; no file has it. */
export const openedField = '_opened';

/** One of the files that the editor changes. */
export interface ContentFile {
  path: string;
  schema: z.ZodObject;
  /** What the file holds, as far as it is known: as it was loaded last, or as it was when the editor was built. */
  content: object;
}

const own = {
  page: { path: contentFile, schema: pageSchema, content: page } as ContentFile,
  today: { path: todayFile, schema: todaySchema, content: today } as ContentFile,
};

const translations = readTranslations();

/** The languages of the page's translations. */
export const languages = Object.keys(translations);

/** `page`, `today`, or the language of a translation. */
export type FileName = string;

const files: Record<FileName, ContentFile> = { ...own };
for (const [language, content] of Object.entries(translations) as [string, object][]) {
  files[language] = { path: translationFile(language), schema: translationSchema, content };
}

export const file = (name: FileName): ContentFile => files[name] ?? own.page;

/** The name of the file at a path. */
export const nameOf = (path: string): FileName =>
  Object.keys(files).find((name) => file(name).path === path) ?? 'page';

/** The whole content in the first language with one file's changed. */
export function wholeWith(name: FileName, content: unknown): object {
  const of = (each: 'page' | 'today') => (name === each ? content : own[each].content);
  return wholeContent(of('page'), of('today'));
}

/**
 * Reads a file.
 *
 * @throws an Error with a sentence when it is broken.
 */
export function parsed(name: FileName, text: string): object {
  try {
    return JSON.parse(text) as object;
  } catch {
    throw new Error(
      `${file(name).path} is broken at GitHub (a quotation mark, comma or bracket is missing, or is one too many): ask whoever looks after the site to repair it there.`,
    );
  }
}

/** The form's values for a file's text; a broken file is reported. */
export function formOf(name: FileName, text: string): Record<string, unknown> {
  try {
    const content = parsed(name, text);
    file(name).content = content;
    return { ...(asForm(file(name).schema, content) as object), [openedField]: text };
  } catch (error) {
    notify((error as Error).message);
    throw error;
  }
}
