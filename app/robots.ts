import type { MetadataRoute } from 'next';

import { readContent } from '@/lib/load-site';

export const dynamic = 'force-static';

export default function robots(): MetadataRoute.Robots {
  const { url } = readContent();
  return { rules: { userAgent: '*', allow: '/' }, sitemap: `${url}/sitemap.xml` };
}
