import type { Content } from './content';
import { priceRange } from './money';

/** The size in pixels of the share image, which messengers and social networks show. */
export const shareImageSize = { width: 1200, height: 630 };

/**
 * The structured data for search engines
 * (https://developers.google.com/search/docs/appearance/structured-data/local-business).
 *
 * @param image the path of the share image.
 */
export function structuredData(content: Content, image: string) {
  const { name, url, contact, seo, skiShuttle } = content;
  const profiles = [contact.social, contact.photos, contact.reviews].filter(Boolean);
  return {
    '@context': 'https://schema.org',
    '@type': 'LocalBusiness',
    name,
    description: seo.description,
    url: `${url}/`,
    image: `${url}${image}`,
    telephone: contact.phone.href.replace('tel:', ''),
    email: contact.email,
    ...(profiles.length > 0 && { sameAs: profiles }),
    address: {
      '@type': 'PostalAddress',
      addressLocality: seo.city,
      addressRegion: seo.state,
      addressCountry: 'US',
    },
    areaServed: seo.area,
    priceRange: priceRange(skiShuttle.prices),
  };
}
