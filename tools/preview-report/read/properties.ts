import type { Build } from './build';

/** A JSON value as the paths of its leaves, such as "offers[0].price". An empty list is a leaf. */
function flatten(value: unknown, path: string): [string, string][] {
  if (typeof value === 'object' && value !== null) {
    const leaves = Array.isArray(value)
      ? value.flatMap((each, index) => flatten(each, `${path}[${index}]`))
      : Object.entries(value).flatMap(([key, each]) => flatten(each, `${path}.${key}`));
    if (leaves.length) return leaves;
  }
  return [[path, typeof value === 'string' ? value : JSON.stringify(value)]];
}

function parsed(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    // With its text: two different invalid documents must not count as equal.
    return `not valid JSON: ${json}`;
  }
}

/** What a build tells search engines and social networks: its head, then its structured data. */
export function propertiesOf(build: Build): Map<string, string> {
  const $ = build.document();
  const properties = new Map<string, string>();
  const add = (path: string, value: string) => {
    // A property may occur several times, such as og:image.
    let name = path;
    for (let number = 2; properties.has(name); number++) name = `${path} (${number})`;
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
