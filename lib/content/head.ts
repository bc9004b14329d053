import type { Metadata } from 'next';

import { sites, type Site } from './site';
import { socialImage } from '../generated/social-image';

/** A language as Open Graph writes it: `en_US`. */
function localeOf(language: string): string {
  const { region } = new Intl.Locale(language).maximize();
  return [language, region].filter(Boolean).join('_');
}

/** What search engines and shared links show of a home page. */
export function headOf(site: Site): Metadata {
  const { width, height } = socialImage;
  return {
    title: site.title,
    description: site.description,
    openGraph: {
      type: 'website',
      siteName: site.name,
      title: site.title,
      description: site.description,
      url: site.path,
      locale: localeOf(site.language),
      images: [{ url: socialImage.path(site.path), width, height, alt: site.title }],
    },
  };
}

/** What search engines show of a privacy page; the layout's tags are about the home page. */
export const privacyHeadOf = ({ name, privacy }: Site): Metadata => ({
  title: `${privacy.heading} | ${name}`,
  description: privacy.description,
  openGraph: null,
  twitter: null,
});

/**
 * The address of a page and, where the site has other languages, of the same page in each of them
 * (https://developers.google.com/search/docs/specialty/international/localized-versions).
 *
 * @param pathOf the page's path in a language's site.
 */
export function addressesOf(
  site: Site,
  pathOf: (site: Site) => string,
): Required<Pick<Metadata, 'alternates'>> {
  const paths = sites.map((each) => [each.language, pathOf(each)] as const);
  const [first] = sites.map(pathOf);
  const languages = { ...Object.fromEntries(paths), 'x-default': first ?? '/' };
  return {
    alternates: { canonical: pathOf(site), ...(sites.length > 1 && { languages }) },
  };
}

export const homePath = ({ path }: Site) => path;
export const privacyPath = ({ footer }: Site) => footer.privacy.href;
