import { readdirSync } from 'node:fs';
import { dirname, sep } from 'node:path';

import type { MetadataRoute } from 'next';

import { site } from '@/lib/content/site';

export const dynamic = 'force-static';

/** Every route with a page, as its address: `/` and `/privacy`. */
const routes = readdirSync('app', { recursive: true, encoding: 'utf8' })
  .filter((file) => /(^|[\\/])page\.tsx$/.test(file))
  .map((file) => `/${dirname(file).split(sep).join('/')}`.replace(/^\/\.$/, '/'))
  .sort();

/** Every page. The build's date is when they last changed. */
export default function sitemap(): MetadataRoute.Sitemap {
  const lastModified = new Date().toISOString().slice(0, 10);
  return routes.map((path) => ({ url: `${site.url}${path}`, lastModified }));
}
