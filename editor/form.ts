import type { CustomPreviewTemplateProps as Props } from '@sveltia/cms';

import site from '@/content/site.json';
import { photographsOf, type Content } from '@/lib/content';
import { siteSchema, todaySchema } from '@/lib/schema';

/** What stands in a form. Texts and photographs may be missing. */
export interface Form {
  name: 'page' | 'today';
  content: Record<string, unknown>;
}

export type Entry = Props['entry'];

export const schemas = { page: siteSchema, today: todaySchema };

/** Finds the photographs of saved drafts. Sveltia gives `getAsset` only to the preview. */
export const preview: { getAsset?: Props['getAsset'] } = {};

/** The photographs of the build, which the editor's site has. */
export const built = photographsOf(site);

/** What the editor and `npm test` say of a hero whose words are hard to read. */
export const tooBright = 'Choose a darker photograph, or another focus: the words on it can’t be read.';

/** Whether the editor's site has a photograph, or the browser. */
export const isHere = (file: string) =>
  /^(blob:|\/photos\/blob-)/.test(file) || built.some(({ photo }) => photo.file === file);

/** The schema wants a path, but a new photograph has a blob URL, and a draft's once Sveltia has fetched it. */
export function pathOf(file: string): string {
  const url = isHere(file) ? file : (preview.getAsset?.(file)?.url ?? file);
  return url.startsWith('blob:') ? `/photos/blob-${url.slice(-36)}.webp` : file;
}
export const urlOf = (path: string) =>
  path.replace(/^\/photos\/blob-(.+)\.webp$/, `blob:${location.origin}/$1`);

/** The photographs that are chosen in a form. */
export const photosIn = ({ name, content }: Form) =>
  name === 'page' ? photographsOf(content as Content).filter(({ photo }) => photo.file) : [];

/** A part of a form as Save writes it: texts are trimmed, and empty texts and lists are left out. */
function asSaved(value: unknown): unknown {
  if (typeof value === 'string') return value.trim() || undefined;
  if (Array.isArray(value)) return value.length > 0 ? value.map(asSaved) : undefined;
  if (typeof value !== 'object' || value === null) return value ?? undefined;
  const parts = Object.entries(value).map(([key, part]) => [key, asSaved(part)] as const);
  return Object.fromEntries(parts.filter(([key, part]) => part !== undefined && !key.startsWith('__sc_')));
}

export function formOf(entry: Entry | undefined): Form {
  const data = entry?.get('data') as { toJS(): unknown } | undefined;
  const form = { name: entry?.get('slug'), content: asSaved(data?.toJS()) } as Form;
  for (const { photo } of photosIn(form)) photo.file = pathOf(photo.file);
  return form;
}
