import { generatedFolder } from './paths';

/** The picture of a page's shared links: the hero with the title (scripts/build/social-image.ts). */
export const socialImage = {
  width: 1200,
  height: 630,
  /** @param page the path of the home page, such as "/de/". */
  path: (page: string) => `${generatedFolder}/social${page.slice(0, -1).replace('/', '-')}.jpg`,
};
