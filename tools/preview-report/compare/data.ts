import type { Build } from '../read/build';

/** A property of the structured data or of the head, in two builds; undefined where it is not set. */
export interface Property {
  path: string;
  before: string | undefined;
  after: string | undefined;
}

/** A JSON value as the paths of its leaves, such as "offers[0].price". An empty list is a leaf. */
function flatten(value: unknown, path: string): [string, string][] {
  const join = (key: string) => (path ? `${path}.${key}` : key);
  if (typeof value === 'object' && value !== null) {
    const leaves = Array.isArray(value)
      ? value.flatMap((each, index) => flatten(each, `${path}[${index}]`))
      : Object.entries(value).flatMap(([key, each]) => flatten(each, join(key)));
    if (leaves.length) return leaves;
  }
  return [[path, typeof value === 'string' ? value : JSON.stringify(value)]];
}

function parsed(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    return 'not valid JSON';
  }
}

/** What a build tells machines of itself: what the head says, then its structured data. */
function propertiesOf(build: Build): Map<string, string> {
  const $ = build.document();
  const properties = new Map<string, string>();
  const add = (path: string, value: string) => {
    // A property may be there several times, such as og:image.
    let name = path;
    for (let count = 2; properties.has(name); count++) name = `${path} (${count})`;
    properties.set(name, value);
  };
  for (const title of $('head > title').toArray()) add('title', $(title).text());
  for (const meta of $('meta[name="description"], meta[property^="og:"], meta[name^="twitter:"]')) {
    const { name, property, content } = $(meta).attr() ?? {};
    add(property ?? name ?? '', content ?? '');
  }
  for (const link of $('link[rel="canonical"]')) add('canonical', $(link).attr('href') ?? '');
  for (const script of $('script[type="application/ld+json"]')) {
    for (const [path, value] of flatten(parsed($(script).text()), 'ld+json')) add(path, value);
  }
  return properties;
}

/** Compares what two builds tell machines, property by property, in the order of the second. */
export function compareData(before: Build, after: Build): Property[] {
  const [old, now] = [propertiesOf(before), propertiesOf(after)];
  const paths = [...new Set([...now.keys(), ...old.keys()])];
  return paths.map((path) => ({ path, before: old.get(path), after: now.get(path) }));
}
