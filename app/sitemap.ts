import { readdirSync } from 'node:fs';
import { dirname, sep } from 'node:path';

import type { MetadataRoute } from 'next';

import { sites } from '@/lib/content/site';

export const dynamic = 'force-static';

/** Every route with a page, by its path below the home page: `` and `privacy`. Each language has all of them. */
const routes = readdirSync('app', { recursive: true, encoding: 'utf8' })
  .filter((file) => /(^|[\\/])page\.tsx$/.test(file))
  .map((file) => dirname(file).split(sep).join('/').replace(/^\.$/, ''))
  .sort();

/** Every page. The build's date is when they last changed. */
export default function sitemap(): MetadataRoute.Sitemap {
  const lastModified = new Date().toISOString().slice(0, 10);
  return sites.flatMap(({ url, path }) =>
    routes.map((route) => ({ url: `${url}${path}${route}`, lastModified })),
  );
}
