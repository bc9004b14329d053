import type { z } from 'zod';

import { photoSections, type BuiltPhoto, type PhotoSection } from './crops';
import { mistakesIn } from './mistakes';
import { sectionIds, siteSchema, todaySchema } from './schema';
import { timeWords } from './time';

export type SectionId = (typeof sectionIds)[number];

/** The content of both files, with what is derived from it. Its photographs have no built files yet. */
export type Content = ReturnType<typeof contentOf>;

/** The content with the built files of its photographs. Pages that show photographs need it. */
export type Site = ReturnType<typeof withPhotographs>;

/** A photograph of the content: its path, as in `/photos/aspens.jpg`, and its focal point. */
export type Photograph = Content['hero']['photo'];

/** The texts of content/today.json that have not ended. */
export type Today = Content['today'];

export type Contact = Content['contact'];

export type Phone = Contact['phone'];

export type Row = Content['bikeShuttle']['rows'][number];

/** The price of a round trip for one kind of rider. */
export type Price = Content['skiShuttle']['prices'][number];

function checked<T>(file: string, schema: z.ZodType<T>, content: unknown): T {
  const mistakes = mistakesIn(schema, content);
  if (mistakes.length === 0) return schema.parse(content);
  throw new Error(`${file} has mistakes:\n${mistakes.join('\n')}`);
}

/** A text with its end in milliseconds and in words, or undefined if there is none or it has ended. */
function current<Text extends { until: string }>(text: Text | undefined, now: number) {
  if (!text) return undefined;
  const untilTime = Date.parse(text.until);
  return untilTime > now ? { ...text, untilTime, untilWords: timeWords(untilTime, now) } : undefined;
}

/**
 * Checks the content of both files and derives the rest from it.
 *
 * @param now in milliseconds. A text of today.json that has ended by then is left out.
 * @throws an error that lists every mistake in a file.
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
export const photographsOf = (content: Pick<Content, PhotoSection>) =>
  photoSections.flatMap((section) => {
    const part = content[section];
    if ('photo' in part) return { section, path: [section, 'photo'], photo: part.photo };
    return part.photos.map((photo, index) => ({ section, path: [section, 'photos', index], photo }));
  });

export const manifestKey = (section: PhotoSection, { file, focus }: Pick<Photograph, 'file' | 'focus'>) =>
  `${section}${file} ${focus.x} ${focus.y}`;

/**
 * Joins each photograph of the content with the files made of it.
 *
 * @param manifest those files, by `manifestKey`.
 */
export function withPhotographs(content: Content, manifest: Record<string, BuiltPhoto>) {
  const { hero, skiShuttle, photoRow, bikeShuttle } = content;
  function join<Photo extends Photograph>(section: PhotoSection, photo: Photo): Photo & BuiltPhoto {
    const built = manifest[manifestKey(section, photo)];
    if (built) return { ...photo, ...built };
    throw new Error(`${photo.file.slice(1)} has not been prepared: run "npm run build".`);
  }
  return {
    ...content,
    hero: { ...hero, photo: join('hero', hero.photo) },
    skiShuttle: { ...skiShuttle, photo: join('skiShuttle', skiShuttle.photo) },
    photoRow: { ...photoRow, photos: photoRow.photos.map((photo) => join('photoRow', photo)) },
    bikeShuttle: { ...bikeShuttle, photo: join('bikeShuttle', bikeShuttle.photo) },
  };
}
