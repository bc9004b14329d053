import { generatedFolder } from '../generated';

/** The picture of shared links: the hero with the title (scripts/build/social-image.ts). */
export const socialImage = { path: `${generatedFolder}/social.jpg`, width: 1200, height: 630 };
