/** The preview page. It shows the form that editor.ts hands it, and the warnings. */
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import type { z } from 'zod';

import { Page } from '@/components/Page';
import builtSite from '@/content/site.json';
import builtToday from '@/content/today.json';
import { contentOf, withPhotographs, type FocusedFile } from '@/lib/content';
import { bodyFaceAttribute, photoRowId, scriptsAttribute } from '@/lib/dom';

import { schemas, warningsIn, type Form } from './warnings';

const { documentElement, body } = document;
const root = createRoot(body);
const panel = documentElement.appendChild(document.createElement('output'));
const changes = new MutationObserver(() => undefined);
changes.observe(body, { subtree: true, childList: true, characterData: true, attributes: true });

const sheet = new CSSStyleSheet();
sheet.replaceSync(`
  output { position: fixed; inset: auto 0 0; z-index: 99; max-height: 40%; overflow: auto; padding: 0 1rem;
    line-height: 1.75; color: white; background: #7f1d1d; white-space: pre-line }
  html { scroll-padding: 6rem 0 }
  .thaw > .winter, .thaw::after { display: none }
  @media (max-width: 767px) {
    #${photoRowId} { display: block }
    #${photoRowId}::before { padding: 0 1.5rem; content: 'Phones do not show these photographs.' }
  }`);
document.adoptedStyleSheets = [sheet];

let form: Form | undefined;

/** What the page shows: each field of the content as it last was without mistakes. */
const shown = { page: { ...builtSite }, today: { ...builtToday } };

/** The part of the page that shows a field. The id of skiShuttle's part is ski-shuttle. */
function partOf(field: string): Element {
  const id = /^(name|hero)$/.test(field) ? 'home' : field.replace(/[A-Z]/, '-$&').toLowerCase();
  return document.getElementById(id) ?? body;
}

function render({ name, content, photos }: Form): void {
  let part: Element | undefined;
  for (const [field, schema] of Object.entries<z.ZodType>(schemas[name].shape)) {
    const value = content[field];
    const isAsShown = JSON.stringify(value) === JSON.stringify(Reflect.get(shown[name], field));
    if (isAsShown || !schema.safeParse(value).success) continue;
    Reflect.set(shown[name], field, value);
    part = partOf(field);
  }
  const site = contentOf(shown.page, shown.today);
  const photoOf = (_section: unknown, { file }: FocusedFile) => {
    return { crops: [], jpeg: { path: photos[file] ?? file, width: 4, height: 3 } };
  };
  changes.takeRecords();
  flushSync(() => root.render(<Page site={withPhotographs(site, photoOf)} sendsNothing />));
  const changed = changes.takeRecords().map(({ target }) => target);
  const target = changed.find((node) => part?.contains(node));
  (target instanceof Element ? target : target?.parentElement)?.scrollIntoView({ block: 'nearest' });
  // In the preview, links do not navigate and the form does not send. The row of photographs still scrolls.
  for (const element of document.querySelectorAll<HTMLElement>('a, button, form')) element.inert = true;
}

addEventListener('message', ({ data, origin }: MessageEvent<Form>) => {
  if (origin !== location.origin) return;
  form = data;
  render(data);
  void warningsIn(data).then((warnings) => {
    if (form === data) panel.textContent = warnings;
  });
});

// The first-paint script of the live page sets these.
documentElement.toggleAttribute(scriptsAttribute, true);
documentElement.toggleAttribute(bodyFaceAttribute, true);
