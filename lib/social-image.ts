import { generatedFolder } from './generated';

/** The picture that stands for the page elsewhere: the hero with the title (scripts/build/social-image.ts). */
export const socialImage = { path: `${generatedFolder}/social.jpg`, width: 1200, height: 630 };
