import type { MetadataRoute } from 'next';

import { site } from '@/lib/site';

export const dynamic = 'force-static';

/** The one page; a build is made when something on it has changed. */
export default function sitemap(): MetadataRoute.Sitemap {
  return [{ url: `${site.url}/`, lastModified: new Date().toISOString().slice(0, 10) }];
}
