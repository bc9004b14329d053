// Depends on the inside of @sveltia/cms: properties that begin with `__sc_`, and the attribute
// `data-field-type` of fields.
/** Starts Sveltia CMS and shows the real page beside its form. */
import CMS, { type AppEventListener, type CustomPreviewTemplateProps as Props } from '@sveltia/cms';
import type { createElement } from 'react';

import site from '@/content/site.json';
import { photographsOf } from '@/lib/content';
import { labelOf } from '@/lib/mistakes';
import { siteSchema } from '@/lib/schema';

import { configFor } from './config';
import type { Form } from './page';

type Entry = Parameters<AppEventListener['handler']>[0]['entry'];

// Sveltia documents `h` as its React's createElement.
const { h } = window as unknown as { h: typeof createElement };

/** The content of the build. Its photographs are copied into the editor's site. */
const builtContent = JSON.stringify(site);

/** Reads a form, without spaces at the ends of texts, empty texts and Sveltia's own properties. */
function formOf(name: Form['name'], { entry, getAsset }: Pick<Props, 'entry'> & Partial<Props>): Form {
  const photos: Form['photos'] = {};
  const content = JSON.parse(JSON.stringify(entry.get('data')), (key, value: unknown) => {
    if (key.startsWith('__sc_') || value === null) return undefined;
    if (Array.isArray(value)) return value.length > 0 ? value : undefined;
    if (typeof value !== 'string') return value;
    if (key !== 'file' || !value || builtContent.includes(`"${value}"`)) return value.trim() || undefined;
    if (value.startsWith('/')) {
      // A photograph of a saved draft. Sveltia knows its URL once it has fetched it.
      photos[value] = getAsset?.(value)?.url ?? '';
      return value;
    }
    // A new photograph has only a blob URL until Save, but the schema wants a path.
    const path = `/photos/new-${value.slice(-36)}.webp`;
    photos[path] = value;
    return path;
  }) as Form['content'];
  return { name, content, photos };
}

/** The form, and its entry, after the last change. */
let last: { form: Form; entry: Entry } | undefined;

let resendTimer: ReturnType<typeof setTimeout> | undefined;

function send(frame: HTMLIFrameElement | null, name: Form['name'], props: Props) {
  if (!frame?.isConnected) return;
  const form = formOf(name, props);
  last = { form, entry: props.entry };
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
  // Phones have no page beside the form. This field stays empty, and is rendered after each change.
  CMS.registerFieldType(`watch-${name}`, ({ entry }) => {
    if (entry) last = { form: formOf(name, { entry }), entry };
    return h('style', null, `[data-field-type=watch-${name}] { display: none }`);
  });
}

/** Says what the panel of the page says about a form. */
async function panelOf(form: Form): Promise<string> {
  const frame = document.createElement('iframe');
  frame.hidden = true;
  frame.src = '/page.html';
  document.body.append(frame);
  await new Promise((resolve) => (frame.onload = resolve));
  const said = await frame.contentWindow?.showForm?.(form);
  frame.remove();
  return said ?? '';
}

/** Says which new photographs have become one file in Save. Before it, each has a blob URL of its own. */
function mergedIn(before: Entry, saved: Entry): string {
  const places = photographsOf(site).map(({ path }) => {
    const [url, file] = [before, saved].map((entry) => String(entry.getIn(['data', ...path, 'file'])));
    return { label: labelOf(siteSchema, path), url, file };
  });
  const added = places.filter(({ url }) => url?.startsWith('blob:'));
  const merged = added.filter(({ url, file }) =>
    added.some((other) => other.file === file && other.url !== url),
  );
  if (merged.length === 0) return '';
  const labels = merged.map(({ label }) => label).join(' and ');
  return `${labels} now show one photograph, because the files had the same name. Choose one again, with another name.`;
}

// Sveltia saves a draft with empty fields, and does not check what two fields decide together.
CMS.registerEventListener({
  name: 'postSave',
  handler: async ({ entry }) => {
    if (!last) return;
    const said = [mergedIn(last.entry, entry), await panelOf(last.form)].filter(Boolean);
    if (said.length > 0) alert(`Saved. Look at this before you publish it:\n\n${said.join('\n')}`);
  },
});

void CMS.init({ config: configFor(site.url, process.env.EDITOR_REPOSITORY ?? '') });
