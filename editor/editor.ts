/** Starts Sveltia, with the real page beside the form. */
import CMS, { type CustomPreviewTemplateProps } from '@sveltia/cms';
import type { createElement } from 'react';

import site from '@/content/site.json';

/** What the page in the preview is sent. */
export interface Preview {
  name: 'page' | 'today';
  /** The form's content, as far as it is typed. */
  content: unknown;
  /** Addresses of the pictures that this site does not have, by their names in the content. */
  pictures: Record<string, string>;
}

/** The pictures of the last build, which this site has, too. */
const built = JSON.stringify(site);

function previewOf(
  name: Preview['name'],
  { entry, getAsset }: CustomPreviewTemplateProps,
): Preview {
  const pictures: Preview['pictures'] = {};
  const { data } = entry.toJS() as { data: unknown };
  const content = JSON.stringify(data, (key, value: unknown) => {
    // Left out as in the saved file.
    if (value === null || value === '' || (Array.isArray(value) && value.length === 0)) return;
    if (key !== 'file' || typeof value !== 'string' || built.includes(`"${value}"`)) return value;
    const standIn = `/photos/new-${Object.keys(pictures).length}.webp`;
    // One that is not saved yet has its address in the place of a name.
    pictures[standIn] = value.startsWith('blob:') ? value : (getAsset(value)?.url ?? '');
    return standIn;
  });
  return { name, content: JSON.parse(content), pictures };
}

let again: ReturnType<typeof setTimeout> | undefined;

function send(frame: HTMLIFrameElement | null, preview: () => Preview) {
  if (!frame?.isConnected) return;
  const message = preview();
  frame.contentWindow?.postMessage(message, location.origin);
  // Sveltia fetches the pictures of a saved draft, and does not tell when it has them.
  clearTimeout(again);
  const waits = Object.values(message.pictures).some((url) => url.startsWith('/'));
  if (waits) again = setTimeout(() => send(frame, preview), 1000);
}

for (const name of ['page', 'today'] as const) {
  CMS.registerPreviewTemplate(name, (props) => {
    const preview = () => previewOf(name, props);
    // Sveltia's own React, by its documented name.
    const { h } = window as unknown as { h: typeof createElement };
    return h('iframe', {
      title: 'The page',
      src: '/page.html',
      // A new function, so React calls it with each change.
      ref: (frame: HTMLIFrameElement | null) => send(frame, preview),
      onLoad: ({ currentTarget }) => send(currentTarget, preview),
      style: { position: 'fixed', inset: 0, width: '100%', height: '100%', border: 0 },
    });
  });
}

// The policy demands trusted types: what Sveltia writes without a policy of its own is cleaned.
const { DOMPurify, trustedTypes } = window as unknown as {
  DOMPurify: { sanitize: (html: string, options: object) => string };
  trustedTypes?: { createPolicy: (name: string, rules: object) => void };
};
trustedTypes?.createPolicy('default', {
  createHTML: (html: string) =>
    DOMPurify.sanitize(html, { ADD_ATTR: ['target'], RETURN_TRUSTED_TYPE: false }),
});

void CMS.init();
