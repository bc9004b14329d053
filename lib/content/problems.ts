import { namePlaceholder, pricesPlaceholder } from './fields';
import { inDollarsFrom } from './money';
import { contentSchema, type Content } from './schema';

export const contentFile = 'content/site.json';
export const todayFile = 'content/today.json';

/** Fields that were in content/site.json before there was content/today.json, by their names there. */
const moved: Record<string, string> = {
  notice: 'notice',
  'skiShuttle.season': 'winter',
  'bikeShuttle.season': 'summer',
};

/** `['prices', 1, 'dollars']` as `prices[1].dollars`. */
export const placeOf = (path: PropertyKey[]) =>
  path
    .map((key) => (typeof key === 'number' ? `[${key}]` : `.${String(key)}`))
    .join('')
    .replace(/^\./, '');

/** Every text of the content, with its path. */
export function textsOf(
  content: unknown,
  path: PropertyKey[] = [],
): { place: string; text: string }[] {
  if (typeof content === 'string') return [{ place: placeOf(path), text: content }];
  if (typeof content !== 'object' || content === null) return [];
  return Object.entries(content).flatMap(([key, value]) =>
    textsOf(value, [...path, Array.isArray(content) ? Number(key) : key]),
  );
}

/** The same content with another text for each of its texts. */
export function mapTexts(content: unknown, map: (text: string) => string): unknown {
  if (typeof content === 'string') return map(content);
  if (Array.isArray(content)) return content.map((entry: unknown) => mapTexts(entry, map));
  if (typeof content !== 'object' || content === null) return content;
  return Object.fromEntries(
    Object.entries(content).map(([key, value]) => [key, mapTexts(value, map)]),
  );
}

/**
 * The ski shuttle's prices from the lowest to the highest, such as "$25–$30"; as long as there are none, what
 * stands for them.
 */
function priceRange(content: object): string {
  const prices = valueAt(content, ['skiShuttle', 'prices']);
  const amounts = (Array.isArray(prices) ? prices : [])
    .map((price) => valueAt(price, ['dollars']))
    .filter((amount) => typeof amount === 'number');
  if (amounts.length === 0) return pricesPlaceholder;
  const language = String(valueAt(content, ['details', 'language']));
  return inDollarsFrom(amounts, /^[a-z]{2}$/.test(language) ? language : undefined);
}

/** The content with name and prices in place of the placeholders, as visitors read it. */
export function named(input: unknown): unknown {
  if (typeof input !== 'object' || input === null) return input;
  const { name, ...rest } = input as { name?: unknown };
  if (typeof name !== 'string') return input;
  const prices = priceRange(rest);
  const filled = mapTexts(rest, (text) =>
    text.replaceAll(namePlaceholder, name).replaceAll(pricesPlaceholder, prices),
  );
  return { name, ...(filled as object) };
}

/** The value at a path; undefined if there is none. */
export function valueAt(input: unknown, path: PropertyKey[]): unknown {
  return path.reduce<unknown>(
    (value, key) =>
      typeof value === 'object' && value !== null
        ? (value as Record<PropertyKey, unknown>)[key]
        : undefined,
    input,
  );
}

/** What a value is, in a few words. */
export function described(value: unknown): string {
  if (value === undefined) return 'missing';
  if (Array.isArray(value)) return `a list of ${value.length}`;
  if (typeof value === 'object' && value !== null) return 'a group of fields';
  const text = JSON.stringify(value);
  return text.length > 60 ? `${text.slice(0, 60)}… (${text.length - 2} characters)` : text;
}

/** The file that has a part of the whole content, and the place in it. */
const inFile = ([first, ...rest]: PropertyKey[]) =>
  first === 'today'
    ? { file: todayFile, place: placeOf(rest) }
    : { file: contentFile, place: first === undefined ? '' : placeOf([first, ...rest]) };

/** Explains that a field is not one of the page's. */
function unknown(path: PropertyKey[]): string {
  const { file, place } = inFile(path);
  const name = file === contentFile ? moved[place] : undefined;
  return name
    ? `${file}: ${place} has moved: cut it out there and put it into ${todayFile} as "${name}".`
    : `${file}: ${place} is not a field of the page; remove it or correct its name.`;
}

/**
 * What is wrong with the page's content: a sentence for each mistake, with the file, the place, what stands
 * there and what must. Empty when nothing is.
 *
 * @param input the whole content (wholeContent), parsed.
 */
export function contentProblems(input: unknown): string[] {
  const content = named(input);
  const result = contentSchema.safeParse(content);
  if (result.success) return [];
  return result.error.issues.flatMap((issue) => {
    if (issue.code === 'unrecognized_keys') {
      return issue.keys.map((key) => unknown([...issue.path, key]));
    }
    const { file, place } = inFile(issue.path);
    const value = described(valueAt(content, issue.path));
    return [`${file}: ${place || 'the whole of it'} is ${value}, but must be ${issue.message}.`];
  });
}

/**
 * Reads the page's content, with the company's name in place of each placeholder.
 *
 * @param input the whole content (wholeContent), parsed.
 * @throws an Error with a sentence for each mistake, one per line.
 */
export function parseContent(input: unknown): Content {
  const problems = contentProblems(input);
  if (problems.length > 0) throw new Error(problems.join('\n'));
  return named(input) as Content;
}
