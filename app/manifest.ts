import type { MetadataRoute } from 'next';

import { site } from '@/lib/content';
import { colors } from '@/lib/theme';

export const dynamic = 'force-static';

export default function manifest(): MetadataRoute.Manifest {
  return {
    name: site.name,
    short_name: site.name,
    description: site.seo.description,
    start_url: '/',
    display: 'browser',
    background_color: colors.paper,
    theme_color: colors.paper,
    icons: [{ src: '/icon.svg', sizes: 'any', type: 'image/svg+xml' }],
  };
}
