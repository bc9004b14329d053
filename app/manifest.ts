import type { MetadataRoute } from 'next';

import { site } from '@/lib/content';
import { generatedFolder } from '@/lib/generated/paths';
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
    icons: [
      { src: `${generatedFolder}/icon-192.png`, sizes: '192x192', type: 'image/png' },
      { src: `${generatedFolder}/icon-512.png`, sizes: '512x512', type: 'image/png' },
      {
        src: `${generatedFolder}/icon-maskable-512.png`,
        sizes: '512x512',
        type: 'image/png',
        purpose: 'maskable',
      },
    ],
  };
}
