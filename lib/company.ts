import site from '../content/site.json';

/**
 * What the function knows of the content. Apart from lib/content.ts, so that it is deployed without the
 * schema and its library.
 */
export const { name, url } = site;

/** Of the company's clock: in mail, in notices and for the seasons. */
export const timeZone = 'America/Denver';
