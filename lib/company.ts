/**
 * The content that the function uses. It is separate from lib/content.ts, so that the function loads neither
 * the schema nor zod. A bundle contains only what is imported by name.
 */
export { name, url } from '../content/site.json';
