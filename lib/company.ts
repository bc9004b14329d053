/**
 * The content that the function uses. It is separate from lib/content.ts, so that the function loads neither
 * the schema nor zod.
 */
export { name, url } from '../content/site.json';
