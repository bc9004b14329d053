import site from '../content/site.json';

/**
 * The content that the function uses. It is separate from lib/content.ts, so that the function's bundle contains
 * neither the schema nor zod.
 */
export const { name, url } = site;
