/** The page in the preview: shows what editor.ts sends, or what is wrong with it. */
import './no-eval';

import { createRoot } from 'react-dom/client';

import { Page } from '@/components/Page';
import siteFile from '@/content/site.json';
import todayFile from '@/content/today.json';
import { site as builtSite, siteOf, type Site } from '@/lib/content';
import {
  bodyFaceAttribute,
  closedAttributes,
  noticeAttribute,
  scriptAskedAttribute,
  touchedAttribute,
} from '@/lib/dom';
import { dateAt, seasonAt } from '@/lib/season';

import type { Preview } from './editor';
import { addresses } from './photos';

const html = document.documentElement;
const root = createRoot(document.body);
let last = builtSite;

function render(site: Site, mistakes?: string) {
  last = site;
  html.setAttribute(noticeAttribute, 'open');
  const now = Date.now();
  for (const name of ['winter', 'summer'] as const) {
    const season = site[name];
    html.toggleAttribute(
      closedAttributes[name],
      season !== undefined && seasonAt(season, now).from > dateAt(now),
    );
  }
  root.render(
    <>
      {mistakes && <output className="preview-mistakes">{mistakes}</output>}
      <Page site={site} />
    </>,
  );
}

addEventListener('message', ({ data, origin }: MessageEvent<Preview>) => {
  if (origin !== location.origin) return;
  const { name, content, pictures } = data;
  Object.assign(addresses, pictures);
  const files = { page: siteFile as unknown, today: todayFile as unknown, [name]: content };
  try {
    render(siteOf(files.page, files.today));
  } catch (error) {
    render(last, `Not shown yet. ${(error as Error).message}`);
  }
});

// What the page's own scripts do: all faces at once, and no photograph waits.
for (const attribute of [touchedAttribute, scriptAskedAttribute, bodyFaceAttribute])
  html.toggleAttribute(attribute, true);

// Links lead nowhere, and the form sends nothing.
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
