// Depends on the inside of @sveltia/cms: properties that begin with `__sc_`, and the attribute
// `data-field-type` of fields.
/** Starts Sveltia CMS and shows the real page beside its form. */
import CMS, { type CustomPreviewTemplateProps as Props } from '@sveltia/cms';
import type { createElement } from 'react';

import site from '@/content/site.json';

import { configFor } from './config';
import { warningsIn, type Form } from './warnings';

// Sveltia documents `h` as its React's createElement.
const { h } = window as unknown as { h: typeof createElement };

/** Finds the photographs of saved drafts. Sveltia gives this function only to the preview. */
let getAsset: Props['getAsset'] | undefined;

/** The frame of the preview. On phones, it is there only after a press of the eye. */
let preview: HTMLIFrameElement | null = null;

/** The entry after the last change. */
let last: Props['entry'] | undefined;

/** Reads a form as Save writes it: texts are trimmed, and empty texts and lists are left out. */
function formOf(entry: Props['entry']): Form {
  const photos: Form['photos'] = {};
  const content = JSON.parse(JSON.stringify(entry.get('data')), (key, value: unknown) => {
    if (key.startsWith('__sc_') || value === null) return undefined;
    if (Array.isArray(value)) return value.length > 0 ? value : undefined;
    if (typeof value !== 'string') return value;
    if (key !== 'file' || !value) return value.trim() || undefined;
    // The editor's site has the photographs of the build.
    if (JSON.stringify(site).includes(`"${value}"`)) return value;
    // A new photograph has only a blob URL until Save, but the schema wants a path.
    const path = value.startsWith('/') ? value : `/photos/new-${value.slice(-36)}.webp`;
    photos[path] = value.startsWith('/') ? (getAsset?.(value)?.url ?? '') : value;
    return path;
  }) as Form['content'];
  return { name: entry.get('slug') as Form['name'], content, photos };
}

let timer: ReturnType<typeof setTimeout> | undefined;

function show() {
  clearTimeout(timer);
  if (!last || !preview) return;
  const form = formOf(last);
  preview.contentWindow?.postMessage(form, location.origin);
  // The URL of a saved draft's photograph is its path until Sveltia has fetched it, which no event tells.
  if (Object.values(form.photos).some((url) => url.startsWith('/'))) timer = setTimeout(show, 1000);
}

for (const name of ['page', 'today'])
  CMS.registerPreviewTemplate(name, (props) => {
    ({ getAsset } = props);
    return h('iframe', {
      title: 'The page',
      src: '/page.html',
      ref: (frame: HTMLIFrameElement | null) => {
        preview = frame;
      },
      onLoad: show,
      style: { position: 'fixed', inset: 0, width: '100%', height: '100%', border: 0 },
    });
  });

// This field stays empty, and is rendered after each change, on phones too.
CMS.registerFieldType('watch', ({ entry }) => {
  last = entry;
  show();
  return h('style', null, '[data-field-type=watch] { display: none }');
});

// Sveltia saves a draft with empty fields, and does not check what two fields decide together.
CMS.registerEventListener({
  name: 'postSave',
  handler: async ({ entry }) => {
    if (!last) return;
    const said = await warningsIn(formOf(last), formOf(entry));
    if (said) alert(`Saved. Look at this before you publish it:\n\n${said}`);
  },
});

void CMS.init({ config: configFor(site.url, process.env.EDITOR_REPOSITORY ?? '') });
