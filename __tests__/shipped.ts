import today from '../content/today.json';
import { readContent } from '../lib/load-site';

/** The content of the project. */
export const site = readContent();

/** Whether the content is still the project's own. An operator's words may be longer. */
export const isShippedContent = site.name === 'Red Rim Shuttle' && Object.keys(today).length === 0;
