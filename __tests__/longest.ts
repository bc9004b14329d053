import shipped from '../content/site.json';
import words from './longest-site.json';
import longestToday from './longest-today.json';

export { longestToday };

/** The longest words, with the photographs that the operator has. */
export const longestSite = {
  ...words,
  hero: { ...words.hero, photo: { ...shipped.hero.photo, ...words.hero.photo } },
  skiShuttle: {
    ...words.skiShuttle,
    photo: { ...shipped.skiShuttle.photo, ...words.skiShuttle.photo },
  },
  photoRow: {
    ...words.photoRow,
    photos: words.photoRow.photos.map((photo, place) => ({
      ...shipped.photoRow.photos[place]!,
      ...photo,
    })),
  },
  bikeShuttle: {
    ...words.bikeShuttle,
    photo: { ...shipped.bikeShuttle.photo, ...words.bikeShuttle.photo },
  },
};
