import type { LocalBusiness, Offer, WithContext } from 'schema-dts';

import { seasonAt } from './dates';
import { inDollarsFrom } from './money';
import type { Season, Site } from './site';
import { socialImage } from '../generated/social-image';

/**
 * The page's content for search engines: the company as a local business, and the ski shuttle's prices as
 * its offers, and shuttles with a season by its dates (https://schema.org/LocalBusiness,
 * https://developers.google.com/search/docs/appearance/structured-data/local-business).
 *
 * @param now in milliseconds, for the season of now or else the next.
 */
export function structuredData(site: Site, now = Date.now()): WithContext<LocalBusiness> {
  const page = `${site.url}${site.path}`;
  const inSeason = (season: Season | undefined) => {
    if (!season) return {};
    const { from, through } = seasonAt(season, site.timeZone, now);
    return { validFrom: from, validThrough: through };
  };
  const rides: Offer[] = site.skiShuttle.prices.map(({ dollars, rider }) => ({
    '@type': 'Offer',
    name: `${site.skiShuttle.heading}, ${site.language === 'en' ? rider.toLowerCase() : rider}`,
    price: dollars,
    priceCurrency: 'USD',
    url: `${page}#${site.skiShuttle.id}`,
    availability: `https://schema.org/${site.skiShuttle.season?.closedNow ? 'OutOfStock' : 'InStock'}`,
    ...inSeason(site.skiShuttle.season),
  }));
  const { season, heading, id } = site.bikeShuttle;
  const bikes: Offer[] = season
    ? [{ '@type': 'Offer', name: heading, url: `${page}#${id}`, ...inSeason(season) }]
    : [];
  const amounts = site.skiShuttle.prices.map(({ dollars }) => dollars);
  return {
    '@context': 'https://schema.org',
    '@type': 'LocalBusiness',
    '@id': `${site.url}/#company`,
    name: site.name,
    description: site.description,
    url: page,
    image: `${site.url}${socialImage.path(site.path)}`,
    telephone: site.contact.phone.href.replace('tel:', ''),
    email: site.contact.email.address,
    ...(site.contact.hours.length > 0 && { openingHours: site.contact.hours }),
    sameAs: site.contact.social.map(({ href }) => href),
    address: {
      '@type': 'PostalAddress',
      addressLocality: site.place.locality,
      addressRegion: site.place.region,
      addressCountry: site.place.country,
    },
    areaServed: { '@type': 'AdministrativeArea', name: site.place.areaServed },
    priceRange: inDollarsFrom(amounts),
    makesOffer: [...rides, ...bikes],
  };
}
