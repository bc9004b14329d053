import type { Metadata } from 'next';

import { Home } from '@/components/Home';
import { addressesOf, headOf, homePath } from '@/lib/content/head';
import { languageParams, siteFor, type LanguageProps } from '@/lib/content/translated-routes';

/** The home page in another language; a route only where there is one (next.config.mjs). */
export const dynamicParams = false;
export const generateStaticParams = languageParams;

export async function generateMetadata(props: LanguageProps): Promise<Metadata> {
  const site = await siteFor(props);
  return { ...headOf(site), ...addressesOf(site, homePath) };
}

export default async function TranslatedHomePage(props: LanguageProps) {
  return <Home site={await siteFor(props)} />;
}
