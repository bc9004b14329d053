import site from '../content/site.json';
import today from '../content/today.json';

/** Whether the content is still the project's own. An operator's words may be longer. */
export const isShippedContent = site.name === 'Red Rim Shuttle' && Object.keys(today).length === 0;
