import type { Metadata } from 'next';

import { Privacy } from '@/components/Privacy';
import { addressesOf, privacyHeadOf, privacyPath } from '@/lib/content/head';
import { site } from '@/lib/content/site';

export const metadata: Metadata = { ...privacyHeadOf(site), ...addressesOf(site, privacyPath) };

export default function PrivacyPage() {
  return <Privacy site={site} />;
}
