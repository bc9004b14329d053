// Depends on the inside of @sveltia/cms: properties that begin with `__sc_`, the attribute `data-field-type` of
// fields, and that it calls `isValid` after each change.
/** Starts Sveltia CMS and shows the real page beside its form. */
import CMS, { type CustomFieldControlProps, type CustomPreviewTemplateProps as Props } from '@sveltia/cms';
import { Component, createElement } from 'react';

import site from '@/content/site.json';

import { configFor } from './config';
import { FocusField } from './focus';
import { isHere, pathOf, photosIn, preview, problemIn } from './photographs';
import { schemas, warningsIn, type Form } from './warnings';

type Entry = Props['entry'];

/** The frame of the preview. On phones, it is there only after a press of the eye. */
let frame: HTMLIFrameElement | null = null;

/** The form after the last change. */
let last: Form | undefined;

/** A part of a form as Save writes it: texts are trimmed, and empty texts and lists are left out. */
function asSaved(value: unknown): unknown {
  if (typeof value === 'string') return value.trim() ? pathOf(value.trim()) : undefined;
  if (Array.isArray(value)) return value.length > 0 ? value.map(asSaved) : undefined;
  if (typeof value !== 'object' || value === null) return value ?? undefined;
  const parts = Object.entries(value).map(([key, part]) => [key, asSaved(part)] as const);
  return Object.fromEntries(parts.filter(([key, part]) => part !== undefined && !key.startsWith('__sc_')));
}

const formOf = (entry: Entry) =>
  ({
    name: entry.get('slug'),
    content: asSaved((entry.get('data') as unknown as { toJS(): object }).toJS()),
  }) as Form;

let timer: ReturnType<typeof setTimeout> | undefined;

/** Shows a form in the preview. */
function show(entry: Entry) {
  clearTimeout(timer);
  const form = formOf(entry);
  frame?.contentWindow?.postMessage(form, location.origin);
  // No event tells when Sveltia has fetched the photograph of a saved draft.
  if (frame && !photosIn(form).every(({ photo }) => isHere(photo.file)))
    timer = setTimeout(show, 1000, entry);
}

for (const [name, other] of [
  ['page', 'today'],
  ['today', 'page'],
] as const) {
  // Sveltia would write the properties of a custom field last.
  CMS.registerCustomFormat(name, 'json', {
    fromFile: (text: string) => JSON.parse(text) as object,
    toFile: (content: object) => JSON.stringify(schemas[name].safeParse(content).data ?? content, null, 2),
  });
  CMS.registerPreviewTemplate(name, ({ entry, getAsset, getCollection }) => {
    preview.getAsset = getAsset;
    show(entry);
    return createElement('iframe', {
      title: 'The page',
      src: '/page.html',
      ref: (element: HTMLIFrameElement | null) => {
        frame = element;
      },
      onLoad: async () => {
        // The page also shows what the other form has saved.
        const saved = (await getCollection('_singletons', other)) as Entry;
        if (saved.get('slug')) show(saved);
        show(entry);
      },
      style: { position: 'fixed', inset: 0, width: '100%', height: '100%', border: 0 },
    });
  });
}

/** A field at the top of each form that stays empty. It says what is wrong, and refuses a bad photograph at Save. */
class Remarks extends Component<CustomFieldControlProps> {
  private problem = '';

  isValid = async () => {
    // Sveltia asks before React has handed over the new entry.
    await new Promise<void>((resolve) => {
      this.forceUpdate(resolve);
    });
    const message = last ? await problemIn(last) : '';
    // Sveltia shows the answer after the next change.
    if (message !== this.problem)
      setTimeout(this.props.onChange, 0, this.props.value === '' ? undefined : '');
    this.problem = message;
    return message ? { error: { message } } : true;
  };

  override render() {
    last = this.props.entry && formOf(this.props.entry);
    return createElement('output', null, last && warningsIn(last));
  }
}

CMS.registerFieldType('remarks', Remarks);
CMS.registerFieldType('focus', FocusField);

CMS.registerEventListener({
  name: 'postSave',
  handler: ({ entry }) => {
    // Save makes one file of two with the same name.
    const filesIn = (form: Form) => new Set(photosIn(form).map(({ photo }) => photo.file));
    if (last && filesIn(last).size > filesIn(formOf(entry)).size)
      alert('Two new photographs had the same name, and one is lost: choose one again, with another name.');
  },
});

const sheet = new CSSStyleSheet();
sheet.replaceSync(`
  section.field[data-field-type=remarks] { position: sticky; top: 0; z-index: 1; max-height: 30vh; overflow: auto;
    background: var(--sui-primary-background-color) }
  section.field[data-field-type=remarks]:not(:has(output:not(:empty), [role=alert])) { display: none }
  output, .focus > strong { color: var(--sui-error-foreground-color); white-space: pre-line }
  .focus { display: flex; flex-wrap: wrap; align-items: end; gap: 0.75rem 1.5rem }
  .focus > div { position: relative; cursor: crosshair; touch-action: pan-y; user-select: none }
  .focus img { display: block; max-width: 100%; max-height: 20rem; background: white }
  .focus > div > span { position: absolute; width: 2rem; height: 2rem; margin: -1rem; border: 3px solid white;
    border-radius: 50%; box-shadow: 0 0 0 2px #000, inset 0 0 0 2px #000; touch-action: none }
  .focus > strong { flex-basis: 100% }
  .focus > label { flex-basis: 40% }
  .focus > figure { position: relative; margin: 0 }
  .focus > figure img { height: 7rem }
  .focus p { position: absolute; inset: auto 0.5rem 2rem; margin: 0; color: white; font-size: 0.4rem;
    line-height: 1.4; text-shadow: 0 0 0.25rem black }
  .focus b { display: block; font-size: 0.9rem; line-height: 1.1; text-transform: uppercase }
  .focus i { display: table; padding: 0.1rem 0.5rem; border-radius: 1rem; background: #15803d }`);
document.adoptedStyleSheets = [sheet];

void CMS.init({ config: configFor(site.url, process.env.EDITOR_REPOSITORY ?? '') });
