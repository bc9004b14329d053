import type { Metadata } from 'next';

import { Privacy } from '@/components/Privacy';
import { addressesOf, privacyHeadOf, privacyPath } from '@/lib/content/head';
import { languageParams, siteFor, type LanguageProps } from '@/lib/content/translated-routes';

/** The privacy page in another language; a route only where there is one (next.config.mjs). */
export const dynamicParams = false;
export const generateStaticParams = languageParams;

export async function generateMetadata(props: LanguageProps): Promise<Metadata> {
  const site = await siteFor(props);
  return { ...privacyHeadOf(site), ...addressesOf(site, privacyPath) };
}

export default async function TranslatedPrivacyPage(props: LanguageProps) {
  return <Privacy site={await siteFor(props)} />;
}
