/** The preview page. It shows the form that editor.ts hands it, and says what is wrong with it. */
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import type { z } from 'zod';

import { Page } from '@/components/Page';
import builtSite from '@/content/site.json';
import builtToday from '@/content/today.json';
import { contentOf, photographsOf, withPhotographs, type FocusedFile } from '@/lib/content';
import { crops, minSize, region } from '@/lib/crops';
import { bodyFaceAttribute, photoRowId, scriptsAttribute } from '@/lib/dom';
import { labelOf, mistakesIn, tooBright } from '@/lib/mistakes';
import { siteSchema, todaySchema } from '@/lib/schema';

type Place = ReturnType<typeof photographsOf>[number];

/** What stands in the form. Texts and photographs may be missing. */
export interface Form {
  name: 'page' | 'today';
  content: Record<string, unknown>;
  /** The URLs of photographs that are not in the build yet, by their file names in the content. */
  photos: Record<string, string>;
}

declare global {
  interface Window {
    /** Shows a form on the preview page. Returns what the panel says once the new photographs are loaded. */
    showForm?: (form: Form) => Promise<string>;
  }
}

const { documentElement, body } = document;
const root = createRoot(body);
const panel = documentElement.appendChild(document.createElement('output'));
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

let form: Form = { name: 'today', content: builtToday, photos: {} };

/** What the page shows: each field of the content as it last was without mistakes. */
const shown = { page: { ...builtSite }, today: { ...builtToday } };

/** The ids of parts that do not follow from the name of the field, as ski-shuttle follows from skiShuttle. */
const parts: Record<string, string> = { name: 'home', hero: 'home' };

/** Whether white words on some crop of the hero are hard to read. */
function isTooBright(image: HTMLImageElement, focus: FocusedFile['focus']): boolean {
  const original = { width: image.naturalWidth, height: image.naturalHeight };
  return crops.hero.some((crop) => {
    const { left, top, width, height } = region(original, crop, focus);
    const context = new OffscreenCanvas(40, 6).getContext('2d');
    if (!context) return false;
    context.imageSmoothingQuality = 'high';
    // The words stand between 0.42 and 0.78 of the crop's height.
    context.drawImage(image, left, top + 0.42 * height, width, 0.36 * height, 0, 0, 40, 6);
    // Green is most of the brightness. 165 estimates what e2e/photographs.spec.ts measures as contrast.
    return context.getImageData(0, 0, 40, 6).data.some((value, at) => at % 4 === 1 && value > 165);
  });
}

const traits = ({ focus, alt }: FocusedFile) => JSON.stringify([focus, alt]);

/** Says what is wrong with a photograph. */
function warningsOf(image: HTMLImageElement, { section, path, photo }: Place): string[] {
  const warnings: string[] = [];
  const { naturalWidth: width, naturalHeight: height } = image;
  const min = minSize(section);
  if (width < min.width || height < min.height)
    warnings.push(`has ${width} × ${height} pixels, but needs ${min.width} × ${min.height}.`);
  const old = photographsOf(builtSite).filter(
    (place) => place.section === section && traits(place.photo) === traits(photo),
  );
  const owners = old.map((place) => place.photo.file);
  if (owners[0] && !owners.includes(photo.file))
    warnings.push(`still has the focus and description of ${owners[0].replace('/photos/', '')}.`);
  if (section === 'hero' && isTooBright(image, photo.focus)) warnings.push(`is too bright. ${tooBright}`);
  return warnings.map((warning) => `${labelOf(siteSchema, path)} ${warning}`);
}

/** Shows the part of a photograph that the build crops. Firefox and Safari only heed the focal point. */
function crop({ naturalWidth, naturalHeight, style }: HTMLImageElement, { section, photo }: Place): void {
  const shape = crops[section].find(({ media = 'all' }) => matchMedia(media).matches);
  if (!shape) return;
  const size = { width: naturalWidth, height: naturalHeight };
  const { left, top, width, height } = region(size, shape, photo.focus);
  style.background = 'white';
  style.setProperty('object-view-box', `xywh(${left}px ${top}px ${width}px ${height}px)`);
}

function render(): string {
  const { name, content, photos } = form;
  const schema = { page: siteSchema, today: todaySchema }[name];
  for (const [field, part] of Object.entries<z.ZodType>(schema.shape)) {
    const value = content[field];
    if (part.safeParse(value).success) Reflect.set(shown[name], field, value);
  }
  const site = contentOf(shown.page, shown.today);
  const photoOf = (_section: unknown, { file }: FocusedFile) => {
    return { crops: [], jpeg: { path: photos[file] ?? file, width: 4, height: 3 } };
  };
  flushSync(() => root.render(<Page site={withPhotographs(site, photoOf)} sendsNothing />));
  // In the preview, links do not navigate and the form does not send. The row of photographs still scrolls.
  for (const element of document.querySelectorAll<HTMLElement>('a, button, form')) element.inert = true;
  // A photograph that is not loaded has no size yet.
  for (const image of document.images) image.loading = 'eager';
  const images = document.querySelectorAll<HTMLImageElement>(':not(.winter) > picture > img');
  const loaded = photographsOf(site).flatMap((place, index) => {
    const image = images.item(index);
    return image.naturalWidth > 0 ? { image, place } : [];
  });
  for (const { image, place } of loaded) crop(image, place);
  const texts = Object.entries<{ until: string } | undefined>(name === 'today' ? shown.today : {});
  const ended = texts.filter(([, text]) => Date.parse(text?.until ?? '') <= Date.now());
  const mistakes = mistakesIn(schema, content);
  panel.textContent = [
    ...(mistakes.length > 0 ? ['Not shown yet:', ...mistakes] : []),
    ...loaded.flatMap(({ image, place }) => warningsOf(image, place)),
    ...ended.map(
      ([field]) => `${labelOf(todaySchema, [field, 'until'])} has passed, so visitors do not see the text.`,
    ),
  ].join('\n');
  return panel.textContent;
}

/** Shows the form, and scrolls to the last element that changes in the field's part of the page. */
function follow(field: string): void {
  const part = document.getElementById(parts[field] ?? field.replace(/[A-Z]/, '-$&').toLowerCase()) ?? body;
  const observer = new MutationObserver(() => undefined);
  const attributeFilter = ['src', 'class', 'style'];
  observer.observe(part, { subtree: true, childList: true, characterData: true, attributeFilter });
  render();
  const target = observer.takeRecords().at(-1)?.target;
  observer.disconnect();
  const element = target instanceof Element ? target : target?.parentElement;
  element?.scrollIntoView({ block: 'nearest' });
}

/** The first field of the content that differs between two forms. */
const changedField = (before: Form['content'], after: Form['content']) =>
  Object.keys(after).find((field) => JSON.stringify(before[field]) !== JSON.stringify(after[field]));

window.showForm = async (next) => {
  const field = form.name === next.name ? changedField(form.content, next.content) : undefined;
  form = next;
  if (field) follow(field);
  else render();
  const images = document.querySelectorAll<HTMLImageElement>('#home img, img[src^=blob]');
  await Promise.allSettled([...images].map((image) => image.decode()));
  return render();
};

document.addEventListener('load', render, true);
addEventListener('resize', render);

// The first-paint script of the live page sets these.
documentElement.toggleAttribute(scriptsAttribute, true);
documentElement.toggleAttribute(bodyFaceAttribute, true);
