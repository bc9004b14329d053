import type { MetadataRoute } from 'next';

import { site } from '@/lib/content';

export const dynamic = 'force-static';

/** All pages, with the date of the build. */
export default function sitemap(): MetadataRoute.Sitemap {
  const lastModified = new Date().toISOString().slice(0, 10);
  return ['/', '/privacy'].map((path) => ({ url: site.url + path, lastModified }));
}
