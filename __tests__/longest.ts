import shipped from '../content/site.json';
import { contentOf, withPhotographs } from '../lib/content';
import { readBuiltPhotos } from '../lib/load-site';
import words from './longest-site.json';
import longestToday from './longest-today.json';

export { longestToday };

/** The content with the longest words and the operator's photographs. */
export const longestSite = {
  ...words,
  hero: { ...words.hero, photo: { ...shipped.hero.photo, ...words.hero.photo } },
  skiShuttle: {
    ...words.skiShuttle,
    photo: { ...shipped.skiShuttle.photo, ...words.skiShuttle.photo },
  },
  photoRow: {
    ...words.photoRow,
    photos: words.photoRow.photos.map((photo, index) => ({
      ...shipped.photoRow.photos[index]!,
      ...photo,
    })),
  },
  bikeShuttle: {
    ...words.bikeShuttle,
    photo: { ...shipped.bikeShuttle.photo, ...words.bikeShuttle.photo },
  },
};

/** What a page with that content shows. It needs a build. */
export const loadLongestSite = () =>
  withPhotographs(contentOf(longestSite, longestToday), readBuiltPhotos());
