import type { LocalBusiness, Offer, WithContext } from 'schema-dts';

import { inDollars } from './money';
import type { Site } from './site';
import { socialImage } from './social-image';

/**
 * The page's content for search engines: the company as a local business, and the ski shuttle's prices as
 * its offers (https://schema.org/LocalBusiness,
 * https://developers.google.com/search/docs/appearance/structured-data/local-business).
 */
export function structuredData(site: Site): WithContext<LocalBusiness> {
  const offers: Offer[] = site.skiShuttle.prices.map(({ dollars, rider }) => ({
    '@type': 'Offer',
    name: `${site.skiShuttle.heading}, ${rider.toLowerCase()}`,
    price: dollars,
    priceCurrency: 'USD',
    url: `${site.url}/#${site.skiShuttle.id}`,
    availability: 'https://schema.org/InStock',
  }));
  const amounts = site.skiShuttle.prices.map(({ dollars }) => dollars);
  return {
    '@context': 'https://schema.org',
    '@type': 'LocalBusiness',
    '@id': `${site.url}/#company`,
    name: site.name,
    description: site.description,
    url: `${site.url}/`,
    image: `${site.url}${socialImage.path}`,
    telephone: site.contact.phone.href.replace('tel:', ''),
    email: site.contact.email.address,
    sameAs: site.contact.social.map(({ href }) => href),
    address: {
      '@type': 'PostalAddress',
      addressLocality: site.place.locality,
      addressRegion: site.place.region,
      addressCountry: site.place.country,
    },
    areaServed: { '@type': 'AdministrativeArea', name: site.place.areaServed },
    priceRange: [...new Set([Math.min(...amounts), Math.max(...amounts)])].map(inDollars).join('–'),
    makesOffer: offers,
  };
}
