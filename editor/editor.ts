// Depends on the inside of @sveltia/cms: Sveltia's own properties of the content begin with `__sc_`.
/** Starts Sveltia CMS and shows the real page beside its form. */
import CMS, { type AppEventListener, type CustomPreviewTemplateProps as Props } from '@sveltia/cms';
import type { createElement } from 'react';

import site from '@/content/site.json';
import { mistakesIn } from '@/lib/mistakes';
import { siteSchema, todaySchema } from '@/lib/schema';

import { configFor } from './config';

/** The message that the preview page receives. */
export interface Preview {
  /** The file in the form, and its content there, which may be incomplete. */
  name: 'page' | 'today';
  form: object;
  /** The saved content of both files. */
  saved: { page: object; today: object };
  /** The URLs of photographs that are not in the build yet, by their file names in the content. */
  photos: Record<string, string>;
  /** How many photographs were chosen since the last Save. */
  unsaved: number;
}

type Entry = Parameters<AppEventListener['handler']>[0]['entry'];

/** The content of the build. Its photographs are copied into the editor's site. */
const builtContent = JSON.stringify(site);

/** Leaves out what Save leaves out: spaces at the ends, what is empty, and Sveltia's own properties. */
function asSaved(key: string, value: unknown): unknown {
  if (key.startsWith('__sc_') || value === null) return undefined;
  if (typeof value === 'string') return value.trim() || undefined;
  if (typeof value !== 'object') return value;
  // An entry that was left out is a hole in its list.
  const kept = Array.isArray(value) ? Object.values(value) : value;
  return Object.keys(kept).length > 0 ? kept : undefined;
}

function contentOf(entry: Entry, fileOf = (file: string) => file) {
  const { data } = entry.toJS() as { data: unknown };
  // A photograph has no file while Sveltia reads it.
  const json = JSON.stringify(data, (key, value) =>
    key === 'file' ? fileOf(String(value ?? '')) : (value as unknown),
  );
  return (JSON.parse(json, asSaved) ?? {}) as object;
}

let resendTimer: ReturnType<typeof setTimeout> | undefined;

async function send(frame: HTMLIFrameElement | null, name: Preview['name'], props: Props) {
  if (!frame?.isConnected) return;
  const photos: Preview['photos'] = {};
  let unsaved = 0;
  const fileOf = (file: string) => {
    if (builtContent.includes(`"${file}"`)) return file;
    const standIn = `/photos/new-${Object.keys(photos).length}.webp`;
    // A photograph has a blob URL until it is saved.
    const isUnsaved = file.startsWith('blob:');
    if (isUnsaved) unsaved += 1;
    photos[standIn] = isUnsaved ? file : (props.getAsset(file)?.url ?? '');
    return standIn;
  };
  const savedIn = async (file: string) =>
    contentOf((await props.getCollection('_singletons', file)) as Entry, fileOf);
  const saved = { page: await savedIn('page'), today: await savedIn('today') };
  const form = contentOf(props.entry, fileOf);
  const message: Preview = { name, form, saved, photos, unsaved };
  frame.contentWindow?.postMessage(message, location.origin);
  // Sveltia fetches the photographs of a saved draft without an event when they arrive, so this sends again.
  clearTimeout(resendTimer);
  const isFetching = Object.values(photos).some((url) => url.startsWith('/'));
  if (isFetching) resendTimer = setTimeout(() => void send(frame, name, props), 1000);
}

for (const name of ['page', 'today'] as const) {
  CMS.registerPreviewTemplate(name, (props) => {
    // Sveltia documents `h` as its React's createElement.
    const { h } = window as unknown as { h: typeof createElement };
    return h('iframe', {
      title: 'The page',
      src: '/page.html',
      // React calls a new ref function after every render, so each change is sent.
      ref: (frame: HTMLIFrameElement | null) => void send(frame, name, props),
      onLoad: ({ currentTarget }) => void send(currentTarget, name, props),
      style: { position: 'fixed', inset: 0, width: '100%', height: '100%', border: 0 },
    });
  });
}

// Sveltia saves a draft with empty fields, and does not check what two fields decide together.
CMS.registerEventListener({
  name: 'postSave',
  handler: ({ entry }) => {
    const schema = entry.get('path').includes('today') ? todaySchema : siteSchema;
    const mistakes = mistakesIn(schema, contentOf(entry));
    if (mistakes.length > 0) alert(`Saved, but it cannot be published:\n\n${mistakes.join('\n')}`);
  },
});

void CMS.init({ config: configFor(site.url, process.env.EDITOR_REPOSITORY ?? '') });
