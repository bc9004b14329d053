/** Starts Sveltia CMS and shows the real page beside its form. */
import CMS, { type CustomPreviewTemplateProps } from '@sveltia/cms';
import type { createElement } from 'react';

import site from '@/content/site.json';

/** The message that the preview page receives. */
export interface Preview {
  name: 'page' | 'today';
  /** The content as it stands in the form, which may be incomplete. */
  content: unknown;
  /** The URLs of pictures that are not in the build yet, by their file names in the content. */
  pictures: Record<string, string>;
}

/** The content of the build. Its pictures are copied into the editor's site. */
const builtContent = JSON.stringify(site);

function previewOf(
  name: Preview['name'],
  { entry, getAsset }: CustomPreviewTemplateProps,
): Preview {
  const pictures: Preview['pictures'] = {};
  const { data } = entry.toJS() as { data: unknown };
  const content = JSON.stringify(data, (key, value: unknown) => {
    // Leave out empty fields, as in the saved file.
    if (value === null || value === '' || (Array.isArray(value) && value.length === 0)) return;
    if (key !== 'file' || typeof value !== 'string' || builtContent.includes(`"${value}"`))
      return value;
    const standIn = `/photos/new-${Object.keys(pictures).length}.webp`;
    // A picture that is not saved yet has a blob URL instead of a file name.
    pictures[standIn] = value.startsWith('blob:') ? value : (getAsset(value)?.url ?? '');
    return standIn;
  });
  return { name, content: JSON.parse(content), pictures };
}

let resendTimer: ReturnType<typeof setTimeout> | undefined;

function send(frame: HTMLIFrameElement | null, preview: () => Preview) {
  if (!frame?.isConnected) return;
  const message = preview();
  frame.contentWindow?.postMessage(message, location.origin);
  // Sveltia fetches the pictures of a saved draft without an event when they arrive, so this sends again.
  clearTimeout(resendTimer);
  const isFetching = Object.values(message.pictures).some((url) => url.startsWith('/'));
  if (isFetching) resendTimer = setTimeout(() => send(frame, preview), 1000);
}

for (const name of ['page', 'today'] as const) {
  CMS.registerPreviewTemplate(name, (props) => {
    const preview = () => previewOf(name, props);
    // Sveltia documents `h` as its React's createElement.
    const { h } = window as unknown as { h: typeof createElement };
    return h('iframe', {
      title: 'The page',
      src: '/page.html',
      // React calls a new ref function after every render, so each change is sent.
      ref: (frame: HTMLIFrameElement | null) => send(frame, preview),
      onLoad: ({ currentTarget }) => send(currentTarget, preview),
      style: { position: 'fixed', inset: 0, width: '100%', height: '100%', border: 0 },
    });
  });
}

void CMS.init();
