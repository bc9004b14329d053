import content from '../../content/site.json';

/**
 * What the function knows of the content: the company's name, address and time zone. Apart from lib/content/site.ts,
 * so that the function is deployed without the content's schema and its library.
 */
export const { name } = content;
export const { url, timeZone } = content.details;
