import { readdirSync } from 'node:fs';
import { basename, dirname, sep } from 'node:path';

import type { MetadataRoute } from 'next';

import { sites } from '@/lib/content/site';

export const dynamic = 'force-static';

/** Every route with such a page, by its path below the home page: `` and `privacy`. */
const routesIn = (folder: string, page: string) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => basename(file) === page)
    .map((file) => dirname(file).split(sep).join('/').replace(/^\.$/, ''))
    .sort();

const routes = routesIn('app', 'page.tsx');
const translatedRoutes = routesIn('app/[language]', 'page.translated.tsx');

/** Every page. The build's date is when they last changed. */
export default function sitemap(): MetadataRoute.Sitemap {
  const lastModified = new Date().toISOString().slice(0, 10);
  return sites.flatMap(({ url, path }) =>
    (path === '/' ? routes : translatedRoutes).map((route) => ({
      url: `${url}${path}${route}`,
      lastModified,
    })),
  );
}
