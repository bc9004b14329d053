import type { MetadataRoute } from 'next';

import { readContent } from '@/lib/load-site';

export const dynamic = 'force-static';

/** Lists all pages with the date of the build. */
export default function sitemap(): MetadataRoute.Sitemap {
  const { url } = readContent();
  const lastModified = new Date().toISOString().slice(0, 10);
  return ['/', '/privacy'].map((path) => ({ url: url + path, lastModified }));
}
