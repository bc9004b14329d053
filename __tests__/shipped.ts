import site from '../content/site.json';
import today from '../content/today.json';

/** Whether the content is the project's own, not yet an operator's, whose words may be as long as the longest. */
export const isShippedContent = site.name === 'Red Rim Shuttle' && Object.keys(today).length === 0;
