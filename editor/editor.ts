// Depends on the inside of @sveltia/cms: properties that begin with `__sc_`, and the attribute
// `data-field-type` of fields.
/** Starts Sveltia CMS and shows the real page beside its form. */
import CMS, { type CustomPreviewTemplateProps as Props } from '@sveltia/cms';
import type { createElement } from 'react';

import site from '@/content/site.json';

import { configFor } from './config';
import { mergedIn, warningsIn, type Form } from './warnings';

// Sveltia documents `h` as its React's createElement.
const { h } = window as unknown as { h: typeof createElement };

/** The content of the build. Its photographs are copied into the editor's site. */
const builtContent = JSON.stringify(site);

/** Finds the photographs of saved drafts, once the page beside the form is shown. */
let getAsset: Props['getAsset'] | undefined;

/** Reads a form as Save writes it: texts are trimmed, and empty texts and lists are left out. */
function formOf(name: Form['name'], entry: Props['entry']): Form {
  const photos: Form['photos'] = {};
  const content = JSON.parse(JSON.stringify(entry.get('data')), (key, value: unknown) => {
    if (key.startsWith('__sc_') || value === null) return undefined;
    if (Array.isArray(value)) return value.length > 0 ? value : undefined;
    if (typeof value !== 'string') return value;
    if (key !== 'file' || !value || builtContent.includes(`"${value}"`)) return value.trim() || undefined;
    // A new photograph has only a blob URL until Save, but the schema wants a path.
    const path = value.startsWith('/') ? value : `/photos/new-${value.slice(-36)}.webp`;
    // The URL of a saved draft's photograph is its path until Sveltia has fetched it.
    photos[path] = value.startsWith('/') ? (getAsset?.(value)?.url ?? '') : value;
    return path;
  }) as Form['content'];
  return { name, content, photos };
}

/** The form after the last change. */
let last: Form | undefined;

let resendTimer: ReturnType<typeof setTimeout> | undefined;

function send(frame: HTMLIFrameElement | null, name: Form['name'], props: Props) {
  if (!frame?.isConnected) return;
  getAsset = props.getAsset;
  const form = formOf(name, props.entry);
  void frame.contentWindow?.showForm?.(form);
  // Sveltia fetches the photographs of a saved draft without an event when they arrive, so this sends again.
  clearTimeout(resendTimer);
  const isFetching = Object.values(form.photos).some((url) => url.startsWith('/'));
  if (isFetching) resendTimer = setTimeout(() => send(frame, name, props), 1000);
}

for (const name of ['page', 'today'] as const) {
  CMS.registerPreviewTemplate(name, (props) =>
    h('iframe', {
      title: 'The page',
      src: '/page.html',
      // React calls a new ref function after every render, so each change is sent.
      ref: (frame: HTMLIFrameElement | null) => send(frame, name, props),
      onLoad: ({ currentTarget }) => send(currentTarget, name, props),
      style: { position: 'fixed', inset: 0, width: '100%', height: '100%', border: 0 },
    }),
  );
  // This field stays empty, and is rendered after each change, on phones too.
  CMS.registerFieldType(`watch-${name}`, ({ entry }) => {
    if (entry) last = formOf(name, entry);
    return h('style', null, `[data-field-type=watch-${name}] { display: none }`);
  });
}

// Sveltia saves a draft with empty fields, and does not check what two fields decide together.
CMS.registerEventListener({
  name: 'postSave',
  handler: async ({ entry }) => {
    if (!last) return;
    const said = [mergedIn(last, formOf(last.name, entry)), await warningsIn(last)].filter(Boolean);
    if (said.length > 0) alert(`Saved. Look at this before you publish it:\n\n${said.join('\n')}`);
  },
});

void CMS.init({ config: configFor(site.url, process.env.EDITOR_REPOSITORY ?? '') });
