/** The preview page. It shows the content that editor.ts sends, or the mistakes in it. */
import './no-eval';

import { createRoot } from 'react-dom/client';

import { Page } from '@/components/Page';
import siteFile from '@/content/site.json';
import todayFile from '@/content/today.json';
import { contentOf, withPhotographs, type Site } from '@/lib/content';
import { bodyFaceAttribute, closedAttributes, noticeAttribute, scriptsAttribute } from '@/lib/dom';
import type { BuiltPhoto } from '@/lib/photos';
import { dateAt, seasonAt } from '@/lib/season';

import type { Preview } from './editor';

const { documentElement } = document;
const root = createRoot(document.body);

/** The URLs of photographs that are not in the build yet, by their file names in the content. */
const pictures: Preview['pictures'] = {};

/** Shows the photographs in the form instead of the build's files. */
const pictureOf = (_slot: unknown, file: string): BuiltPhoto => ({
  color: 'transparent',
  cuts: [],
  jpeg: { path: pictures[file] ?? file, format: 'jpg', width: 4, height: 3 },
});

const siteOf = (page: unknown, today: unknown) =>
  withPhotographs(contentOf(page, today), pictureOf);

let last = siteOf(siteFile, todayFile);

function render(site: Site, mistakes?: string) {
  last = site;
  documentElement.setAttribute(noticeAttribute, 'open');
  const now = Date.now();
  for (const name of ['winter', 'summer'] as const) {
    const season = site.seasons[name];
    documentElement.toggleAttribute(
      closedAttributes[name],
      season !== undefined && seasonAt(season, now).from > dateAt(now),
    );
  }
  root.render(
    <>
      {mistakes && <output className="preview-mistakes">{mistakes}</output>}
      <Page site={site} sendsNothing />
    </>,
  );
}

addEventListener('message', ({ data, origin }: MessageEvent<Preview>) => {
  if (origin !== location.origin) return;
  const { name, content } = data;
  Object.assign(pictures, data.pictures);
  const files = { page: siteFile as unknown, today: todayFile as unknown, [name]: content };
  try {
    render(siteOf(files.page, files.today));
  } catch (error) {
    render(last, `Not shown yet. ${(error as Error).message}`);
  }
});

// The live page's first-paint script sets these. Here, the body face loads at once.
for (const attribute of [scriptsAttribute, bodyFaceAttribute])
  documentElement.toggleAttribute(attribute, true);

// In the preview, links do not navigate and the form does not send.
for (const type of ['click', 'auxclick', 'submit']) {
  addEventListener(
    type,
    (event) => {
      event.preventDefault();
      event.stopPropagation();
    },
    true,
  );
}
