// Depends on the inside of @sveltia/cms: `__sc_` (form.ts), `data-field-type` (editor.css) and calls of `isValid`.
/** Starts Sveltia CMS and shows the real page beside its form. */
import CMS, { type CustomFieldControlProps } from '@sveltia/cms';
import { Component, createElement } from 'react';

import site from '@/content/site.json';

import { configFor } from './config';
import { FocusField } from './focus';
import { formOf, isHere, photosIn, preview, schemas, type Entry, type Form } from './form';
import { problemIn } from './photographs';
import { warningsIn } from './warnings';

/** The frame of the preview. On phones, it is there only after a press of the eye. */
let frame: HTMLIFrameElement | null = null;

/** The form after the last change. */
let last: Form | undefined;
let timer: ReturnType<typeof setTimeout> | undefined;

function postForm(entry: Entry) {
  clearTimeout(timer);
  const form = formOf(entry);
  frame?.contentWindow?.postMessage(form, location.origin);
  // No event tells when Sveltia has fetched the photograph of a saved draft.
  if (frame && !photosIn(form).every(({ photo }) => isHere(photo.file)))
    timer = setTimeout(postForm, 1000, entry);
}

for (const name of ['page', 'today'] as const) {
  // Sveltia would write the properties of a custom field last.
  CMS.registerCustomFormat(name, 'json', {
    fromFile: (text: string) => JSON.parse(text) as object,
    toFile: (content: object) => JSON.stringify(schemas[name].safeParse(content).data ?? content, null, 2),
  });
  CMS.registerPreviewTemplate(name, ({ entry, getAsset, getCollection }) => {
    preview.getAsset = getAsset;
    postForm(entry);
    return createElement('iframe', {
      title: 'The page',
      src: '/page.html',
      ref: (element: HTMLIFrameElement | null) => void (frame = element),
      onLoad: async () => {
        // The page also shows what the other form has saved.
        const other = name === 'page' ? 'today' : 'page';
        const saved = (await getCollection('_singletons', other)) as Entry;
        if (saved.get('slug')) postForm(saved);
        postForm(entry);
      },
      style: { position: 'fixed', inset: 0, width: '100%', height: '100%', border: 0 },
    });
  });
}

/** A field at the top of each form that stays empty. It says what is wrong, and refuses a bad photograph at Save. */
class Remarks extends Component<CustomFieldControlProps> {
  private problem = '';

  /** Sveltia asks after each change, before React has handed over the new entry. A render sets `last` to that. */
  isValid = async () => {
    await new Promise<void>((resolve) => {
      this.forceUpdate(resolve);
    });
    const message = last ? await problemIn(last) : '';
    // Sveltia shows the answer after the next change. A switch between the two ways to be empty is one.
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

void CMS.init({ config: configFor(site.url, process.env.EDITOR_REPOSITORY ?? '') });
