import type { MetadataRoute } from 'next';

import { readContent } from '@/lib/load-site';

export const dynamic = 'force-static';

/** Lists all pages, without dates: a build does not know when the text of a page last changed. */
export default function sitemap(): MetadataRoute.Sitemap {
  const { url } = readContent();
  return ['/', '/privacy'].map((path) => ({ url: url + path }));
}
