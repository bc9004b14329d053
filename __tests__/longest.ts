import words from './longest-site.json';
import longestToday from './longest-today.json';
import { site } from './shipped';

export { longestToday };

/** The content with the longest words and the operator's photographs. */
export const longestSite = {
  ...words,
  hero: { ...words.hero, photo: { ...site.hero.photo, ...words.hero.photo } },
  skiShuttle: {
    ...words.skiShuttle,
    photo: { ...site.skiShuttle.photo, ...words.skiShuttle.photo },
  },
  photoRow: {
    ...words.photoRow,
    photos: words.photoRow.photos.map((photo, index) => ({
      ...site.photoRow.photos[index]!,
      ...photo,
    })),
  },
  bikeShuttle: {
    ...words.bikeShuttle,
    photo: { ...site.bikeShuttle.photo, ...words.bikeShuttle.photo },
  },
};
