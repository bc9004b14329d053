import { namePlaceholder } from './fields';
import { contentSchema, type Content } from './schema';

export const contentFile = 'content/site.json';

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
function mapTexts(content: unknown, map: (text: string) => string): unknown {
  if (typeof content === 'string') return map(content);
  if (Array.isArray(content)) return content.map((entry: unknown) => mapTexts(entry, map));
  if (typeof content !== 'object' || content === null) return content;
  return Object.fromEntries(
    Object.entries(content).map(([key, value]) => [key, mapTexts(value, map)]),
  );
}

/** The content with the company's name in place of each placeholder, as visitors read it. */
function named(input: unknown): unknown {
  if (typeof input !== 'object' || input === null) return input;
  const { name, ...rest } = input as { name?: unknown };
  if (typeof name !== 'string') return input;
  return { name, ...(mapTexts(rest, (text) => text.replaceAll(namePlaceholder, name)) as object) };
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
function described(value: unknown): string {
  if (value === undefined) return 'missing';
  if (Array.isArray(value)) return `a list of ${value.length}`;
  if (typeof value === 'object' && value !== null) return 'a group of fields';
  const text = JSON.stringify(value);
  return text.length > 60 ? `${text.slice(0, 60)}… (${text.length - 2} characters)` : text;
}

/**
 * What is wrong with the page's content: a sentence for each mistake, with the place, what stands there and
 * what must. Empty when nothing is.
 *
 * @param input what content/site.json holds, parsed.
 */
export function contentProblems(input: unknown): string[] {
  const content = named(input);
  const result = contentSchema.safeParse(content);
  if (result.success) return [];
  return result.error.issues.flatMap((issue) => {
    if (issue.code === 'unrecognized_keys') {
      return issue.keys.map(
        (key) =>
          `${contentFile}: ${placeOf([...issue.path, key])} is not a field of the page; remove it or correct its name.`,
      );
    }
    const value = described(valueAt(content, issue.path));
    const place = placeOf(issue.path) || 'the whole of it';
    return [`${contentFile}: ${place} is ${value}, but must be ${issue.message}.`];
  });
}

/**
 * Reads the page's content, with the company's name in place of each placeholder.
 *
 * @param input what content/site.json holds, parsed.
 * @throws an Error with a sentence for each mistake, one per line.
 */
export function parseContent(input: unknown): Content {
  const problems = contentProblems(input);
  if (problems.length > 0) throw new Error(problems.join('\n'));
  return named(input) as Content;
}
