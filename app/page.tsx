import type { Metadata } from 'next';

import { Home } from '@/components/Home';
import { addressesOf, homePath } from '@/lib/content/head';
import { site } from '@/lib/content/site';

/** Not in the layout: the 404 page must not claim a canonical URL. */
export const metadata: Metadata = addressesOf(site, homePath);

export default function HomePage() {
  return <Home site={site} />;
}
