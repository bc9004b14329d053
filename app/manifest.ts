import type { MetadataRoute } from 'next';

import { readContent } from '@/lib/load-site';
import { colors } from '@/lib/theme';

export const dynamic = 'force-static';

export default function manifest(): MetadataRoute.Manifest {
  const { name, seo } = readContent();
  return {
    name,
    short_name: name,
    description: seo.description,
    start_url: '/',
    display: 'browser',
    background_color: colors.paper,
    theme_color: colors.paper,
    icons: [{ src: '/icon.svg', sizes: 'any', type: 'image/svg+xml' }],
  };
}
