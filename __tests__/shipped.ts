import siteFile from '../content/site.json';
import todayFile from '../content/today.json';
import { contentOf } from '../lib/content';

/** The content of the project. */
export const site = contentOf(siteFile, todayFile);
