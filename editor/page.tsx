/** The preview page. It shows the content that editor.ts sends, and says what is wrong with it. */
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';

import { Page } from '@/components/Page';
import { contentOf, photographsOf, withPhotographs, type FocusedFile, type Site } from '@/lib/content';
import { crops, minSize, region, type BuiltPhoto } from '@/lib/crops';
import { bodyFaceAttribute, scriptsAttribute } from '@/lib/dom';
import { labelOf, mistakesIn } from '@/lib/mistakes';
import { siteSchema, todaySchema } from '@/lib/schema';

import type { Preview } from './editor';

const { documentElement, body } = document;
const root = createRoot(body);
const panel = document.createElement('output');
panel.style.cssText =
  'position: fixed; inset: auto 0 0; z-index: 99; max-height: 40%; overflow: auto; padding: 0 1rem; line-height: 1.75; color: white; white-space: pre-line';
documentElement.append(panel);

// Phones do not show the row of photographs, but the preview does.
const sheet = new CSSStyleSheet();
sheet.replaceSync('section[aria-label] { display: block }');
document.adoptedStyleSheets = [sheet];

/** The last message, and the page of the last one without mistakes. */
let preview: Preview | undefined;
let site: Site | undefined;

/** Shows the photographs in the form instead of the build's files. */
const photoOf = (_section: unknown, { file }: FocusedFile): BuiltPhoto => ({
  crops: [],
  jpeg: { path: preview?.photos[file] ?? file, width: 4, height: 3 },
});

/** If no change is in view, scrolls to the last one inside `main`. Changes outside only repeat its words. */
const follower = new MutationObserver((records) => {
  const changed = records.map(({ addedNodes: [added], target }) => {
    const node = added ?? target;
    return node instanceof Element ? node : (node.parentElement ?? body);
  });
  const isInView = (element: Element) => {
    const { top, bottom } = element.getBoundingClientRect();
    return top < innerHeight && bottom > 0;
  };
  if (changed.some(isInView)) return;
  const last = changed.findLast((element) => element.closest('main')) ?? changed.at(-1);
  last?.scrollIntoView({ block: 'center' });
});
const changes = { subtree: true, childList: true, characterData: true, attributeFilter: ['src'] };

/**
 * Crops the photographs as the build does. Firefox and Safari crop only by the focal point.
 *
 * @returns a sentence for each one that is too small.
 */
function cropPhotographs(content: Site): string[] {
  const images = document.querySelectorAll<HTMLImageElement>('picture img');
  return photographsOf(content).flatMap(({ section, photo }, index) => {
    const { naturalWidth: width, naturalHeight: height, style } = images.item(index);
    const crop = crops[section].find(({ media = 'all' }) => matchMedia(media).matches);
    if (!crop || width === 0) return [];
    const part = region({ width, height }, crop, photo.focus);
    const sizes = [part.left, part.top, part.width, part.height].map((size) => `${size}px`);
    style.background = 'white';
    style.setProperty('object-view-box', `xywh(${sizes.join(' ')})`);
    const min = minSize(section);
    if (width >= min.width && height >= min.height) return [];
    const path = section === 'photoRow' ? [section, 'photos', index - 2] : [section, 'photo'];
    return `${labelOf(siteSchema, path)} has ${width} × ${height} pixels, but needs ${min.width} × ${min.height}.`;
  });
}

/** Says which texts of today.json visitors no longer see. */
const endedIn = (form: object) =>
  Object.entries(form as Record<string, { until: string }>)
    .filter(([, { until }]) => Date.parse(until) <= Date.now())
    .map(([name]) => `${labelOf(todaySchema, [name, 'until'])} has passed, so visitors do not see the text.`);

const mistakesOf = ({ page, today }: Preview['saved']) => [
  ...mistakesIn(siteSchema, page),
  ...mistakesIn(todaySchema, today),
];

function show({ page, today }: Preview['saved']) {
  const next = withPhotographs(contentOf(page, today), photoOf);
  flushSync(() => root.render(<Page site={next} sendsNothing />));
  // A photograph that is not loaded has no size yet.
  for (const image of document.images) image.loading = 'eager';
  follower.observe(body, changes);
  site = next;
}

function render() {
  if (!preview) return;
  const { name, form, saved, unsaved } = preview;
  const files: Preview['saved'] = { ...saved, [name]: form };
  const lines = mistakesOf(files);
  if (lines.length === 0) show(files);
  else lines.unshift('Not shown yet:');
  // A phone opens the preview late, when the form may have mistakes.
  if (!site && mistakesOf(saved).length === 0) show(saved);
  if (site) lines.push(...cropPhotographs(site));
  if (unsaved > 1)
    lines.push(
      'Save makes one of two new photographs with the same file name: choose them with different names.',
    );
  if (name === 'today' && lines.length === 0) lines.push(...endedIn(form));
  panel.style.background = lines.length > 0 ? '#7f1d1d' : '#1f3a2a';
  panel.textContent = lines.join('\n');
}

addEventListener('message', ({ data, origin }: MessageEvent<Preview>) => {
  if (origin !== location.origin) return;
  preview = data;
  render();
});

// A photograph has its size once it is loaded.
document.addEventListener('load', render, true);
addEventListener('resize', render);

// The first-paint script of the live page sets these.
documentElement.toggleAttribute(scriptsAttribute, true);
documentElement.toggleAttribute(bodyFaceAttribute, true);

// In the preview, links do not navigate and the form does not send.
body.inert = true;
