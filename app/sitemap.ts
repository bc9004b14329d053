import type { MetadataRoute } from 'next';

import { site } from '@/lib/content/site';

export const dynamic = 'force-static';

/** Both pages. The build's date is when they last changed. */
export default function sitemap(): MetadataRoute.Sitemap {
  const lastModified = new Date().toISOString().slice(0, 10);
  return ['/', site.footer.privacy.href].map((path) => ({
    url: `${site.url}${path}`,
    lastModified,
  }));
}
