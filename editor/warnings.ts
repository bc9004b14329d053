import site from '@/content/site.json';
import { photographsOf, type FocusedFile } from '@/lib/content';
import { crops, minSize, region } from '@/lib/crops';
import { labelOf, mistakesIn, tooBright } from '@/lib/mistakes';
import { siteSchema, todaySchema } from '@/lib/schema';

/** What stands in a form. Texts and photographs may be missing. */
export interface Form {
  name: 'page' | 'today';
  content: Record<string, unknown>;
  /** The URLs of photographs that are not in the build yet, by their paths in the content. */
  photos: Record<string, string>;
}

export const schemas = { page: siteSchema, today: todaySchema };

/** The photographs of the build. Those of a form have the same paths. */
const built = photographsOf(site);
type Place = (typeof built)[number];

function valueIn({ content }: Form, path: (string | number)[]): unknown {
  const at = (part: unknown, key: string | number) => (part as Record<string, unknown> | undefined)?.[key];
  return path.reduce<unknown>(at, content);
}

const photoIn = (form: Form, { path }: Place) => valueIn(form, path) as FocusedFile | undefined;

/** Whether white words on some crop of the hero are hard to read. */
function isTooBright(image: HTMLImageElement, focus: FocusedFile['focus']): boolean {
  return crops.hero.some((crop) => {
    const { left, top, width, height } = region(image, crop, focus);
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

/** Says what is wrong with a photograph that is not as in the build. */
async function photoWarnings(form: Form, place: Place, saved: Form): Promise<string[]> {
  const { section, path, photo: old } = place;
  const photo = photoIn(form, place);
  if (!photo?.file || JSON.stringify(photo) === JSON.stringify(old)) return [];
  const image = new Image();
  image.src = form.photos[photo.file] ?? photo.file;
  // The photograph of a draft may not be fetched yet.
  const failure: unknown = await image.decode().catch((error: unknown) => error);
  if (failure) return [];
  const { width, height } = minSize(section);
  // Save makes one file of two with the same name.
  const isSame = (at: Form, other: Place) => photoIn(at, place)?.file === photoIn(at, other)?.file;
  const twin = built.find((other) => isSame(saved, other) && !isSame(form, other));
  return [
    twin &&
      `now shows the same as ${labelOf(siteSchema, twin.path)}, because the files had one name. Choose one again, with another name.`,
    (image.width < width || image.height < height) &&
      `has ${image.width} × ${image.height} pixels, but needs ${width} × ${height}.`,
    photo.file !== old.file &&
      traits(photo) === traits(old) &&
      `still has the focus${photo.alt ? ' and description' : ''} of ${old.file.replace('/photos/', '')}.`,
    section === 'hero' && isTooBright(image, photo.focus) && `is too bright. ${tooBright}`,
  ].flatMap((warning) => (warning ? `${labelOf(siteSchema, path)} ${warning}` : []));
}

/** Says in lines what is wrong with a form and, after Save, with the form that Save has written. */
export async function warningsIn(form: Form, saved = form): Promise<string> {
  const mistakes = mistakesIn(schemas[form.name], form.content);
  const photographs = await Promise.all(built.map((place) => photoWarnings(form, place, saved)));
  const untils = Object.keys(todaySchema.shape).map((field) => [field, 'until']);
  const ended = untils.filter((path) => Date.parse(String(valueIn(form, path))) <= Date.now());
  return [
    ...(mistakes.length > 0 ? ['Not shown yet:', ...mistakes] : []),
    ...photographs.flat(),
    ...ended.map((path) => `${labelOf(todaySchema, path)} has passed, so visitors do not see the text.`),
  ].join('\n');
}
