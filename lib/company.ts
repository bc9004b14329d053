import site from '../content/site.json';

/**
 * The content that the function uses. It is separate from lib/content.ts, so that the function loads neither the
 * schema nor zod.
 */
export const { name, url } = site;
