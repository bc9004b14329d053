import { generatedFolder } from './paths';

/** The picture of a page's shared links: the hero with the title (scripts/build/social-image.ts). */
export const socialImage = {
  width: 1200,
  height: 630,
  path: `${generatedFolder}/social.jpg`,
};
