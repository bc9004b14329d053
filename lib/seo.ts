import type { Content, Season } from './content';
import { priceRange } from './money';
import { seasonAt } from './season';

/**
 * The size in pixels of the share image, which messengers and social networks show (scripts/share-image.tsx).
 */
export const shareImageSize = { width: 1200, height: 630 };

const offerDates = (season: Season | undefined, now: number) => {
  if (!season) return {};
  const { from, through } = seasonAt(season, now);
  return { validFrom: from, validThrough: through };
};

/**
 * The structured data for search engines: the company as a local business, the prices of the ski shuttle as
 * offers, and the dates of the seasons (https://schema.org/LocalBusiness,
 * https://developers.google.com/search/docs/appearance/structured-data/local-business).
 *
 * @param image the path of the share image.
 * @param now in milliseconds. It decides which year's season the offers name.
 */
export function structuredData(content: Content, image: string, now = Date.now()) {
  const { name, url, contact, seo, skiShuttle, bikeShuttle, seasons } = content;
  const rides = skiShuttle.prices.map(({ dollars, rider }) => ({
    '@type': 'Offer',
    name: `${skiShuttle.heading}, ${rider.toLowerCase()}`,
    price: dollars,
    priceCurrency: 'USD',
    url: `${url}/#ski-shuttle`,
    ...offerDates(seasons.winter, now),
  }));
  const bikes = {
    '@type': 'Offer',
    name: bikeShuttle.heading,
    url: `${url}/#bike-shuttle`,
    ...offerDates(seasons.summer, now),
  };
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
    // The bike shuttle has no price here, so an offer without a season would say nothing.
    makesOffer: [...rides, ...(seasons.summer ? [bikes] : [])],
  };
}
