/** The preview page. It shows the form that editor.ts hands it. */
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import type { z } from 'zod';

import { Page } from '@/components/Page';
import builtSite from '@/content/site.json';
import builtToday from '@/content/today.json';
import { contentOf, manifestKey, photographsOf, withPhotographs } from '@/lib/content';
import type { BuiltPhoto } from '@/lib/crops';

import { schemas, type Form } from './form';
import { preparedOf } from './photographs';

const root = createRoot(document.body);

/** From `hero` on, each field of the page's form has a section of the page, in this order. */
const fields = Object.keys(schemas.page.shape);
const sectionOfNote: Record<string, string> = { winter: 'skiShuttle', summer: 'bikeShuttle' };

/** What the page shows: each field of the content as it last was without mistakes. */
const shown = { page: { ...builtSite }, today: { ...builtToday } };

let last: Form | undefined;
let lastChanged = '';

async function render(form: Form): Promise<void> {
  last = form;
  for (const [field, schema] of Object.entries<z.ZodType>(schemas[form.name].shape)) {
    const value = form.content[field];
    const isAsShown = JSON.stringify(value) === JSON.stringify(Reflect.get(shown[form.name], field));
    if (isAsShown || !schema.safeParse(value).success) continue;
    Reflect.set(shown[form.name], field, value);
    lastChanged = field;
  }
  const site = contentOf(shown.page, shown.today);
  const files: Record<string, BuiltPhoto> = {};
  for (const { section, photo } of photographsOf(site)) {
    const fallback = { crops: [], jpeg: { path: photo.file, width: 4, height: 3 } };
    files[manifestKey(section, photo)] = (await preparedOf(section, photo)) ?? fallback;
  }
  // Another change came while the crops were being made.
  if (form !== last) return;
  flushSync(() => root.render(<Page site={withPhotographs(site, files)} sendsNothing />));
  const place = fields.indexOf(sectionOfNote[lastChanged] ?? lastChanged) - fields.indexOf('hero');
  const section = document.querySelector('main')?.children[place];
  if (section) section.scrollIntoView({ block: 'nearest' });
  else if (lastChanged) scrollTo(0, 0);
  lastChanged = '';
  // Here, links do not navigate and the form does not send. The photo row still scrolls.
  for (const element of document.querySelectorAll<HTMLElement>('a, button, form')) element.inert = true;
}

addEventListener('message', ({ data, origin }: MessageEvent<Form>) => {
  if (origin === location.origin) void render(data);
});
