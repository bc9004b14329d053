import type { z } from 'zod';

import { photoSections, type BuiltPhoto, type PhotoSection } from './crops';
import { mistakesIn } from './mistakes';
import { sectionIds, siteSchema, todaySchema, type SiteFile } from './schema';
import { timeWords } from './time';

/** The id of a part of the page. */
export type SectionId = (typeof sectionIds)[number];

/** The content of both files, with what is derived from it. Its photographs have no built files yet. */
export type Content = ReturnType<typeof contentOf>;

/** The content with the built files of its photographs. Pages that show photographs need it. */
export type Site = WithFiles<Content>;

/** A photograph of the content: its path, as in `/photos/aspens.jpg`, and its focal point. */
export type FocusedFile = SiteFile['hero']['photo'];

/** A photograph of the content, with the files that the build has made of it. */
export type Photograph = FocusedFile & BuiltPhoto;

/** The texts of content/today.json that have not ended. */
export type Today = Content['today'];

export type Contact = Content['contact'];

/** The phone number as text, and the link that calls it. */
export type Phone = Contact['phone'];

export type Row = SiteFile['bikeShuttle']['rows'][number];

/** The price of a round trip for one kind of rider. */
export type Price = SiteFile['skiShuttle']['prices'][number];

/** @throws an error that lists every mistake in a file with its field. */
function checked<T>(file: string, schema: z.ZodType<T>, content: unknown): T {
  const mistakes = mistakesIn(schema, content);
  if (mistakes.length === 0) return schema.parse(content);
  throw new Error(`${file} has mistakes:\n${mistakes.join('\n')}`);
}

/** A text with its end in milliseconds and in words, or undefined if there is none or it has ended. */
function current<Text extends { until: string }>(text: Text | undefined, now: number) {
  const ends = Date.parse(text?.until ?? '');
  return text && ends > now ? { ...text, ends, untilWords: timeWords(ends, now) } : undefined;
}

/**
 * Checks the content of both files and derives the rest from it.
 *
 * @param now in milliseconds. A text of today.json that has ended by then is left out.
 * @throws an error that lists every mistake in one of them.
 */
export function contentOf(siteFile: unknown, todayFile: unknown, now = Date.now()) {
  const site = checked('content/site.json', siteSchema, siteFile);
  const { notice, winter, summer } = checked('content/today.json', todaySchema, todayFile);
  const { contact } = site;
  const digits = contact.phone.replaceAll(/\D/g, '').slice(-10);
  return {
    ...site,
    today: { notice: current(notice, now), winter: current(winter, now), summer: current(summer, now) },
    contact: { ...contact, phone: { display: contact.phone, href: `tel:+1${digits}` } },
  };
}

/** Every photograph with its section and its path in the content, in the order of `crops`. */
export const photographsOf = (content: Pick<SiteFile, PhotoSection>) =>
  photoSections.flatMap((section) => {
    const part = content[section];
    if ('photo' in part) return { section, path: [section, 'photo'], photo: part.photo };
    return part.photos.map((photo, index) => ({ section, path: [section, 'photos', index], photo }));
  });

/** What has been made of each photograph, by `manifestKey`. */
export type PhotoManifest = Record<string, BuiltPhoto>;

export const manifestKey = (section: PhotoSection, { file, focus }: Pick<FocusedFile, 'file' | 'focus'>) =>
  `${section}${file} ${focus.x} ${focus.y}`;

/** Adds the built files to each photograph in a part of the content. */
type WithFiles<Part> = Part extends FocusedFile
  ? Part & BuiltPhoto
  : Part extends object
    ? { [Name in keyof Part]: WithFiles<Part[Name]> }
    : Part;

/** Joins each photograph of the content with the files made of it. */
export function withPhotographs(content: Content, manifest: PhotoManifest): Site {
  const site = JSON.parse(JSON.stringify(content)) as Content;
  for (const { section, photo } of photographsOf(site)) {
    const built = manifest[manifestKey(section, photo)];
    if (!built) throw new Error(`${photo.file.slice(1)} has not been prepared: run "npm run build".`);
    Object.assign(photo, built);
  }
  return site as Site;
}
