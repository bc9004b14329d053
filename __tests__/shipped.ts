import { isDeepStrictEqual } from 'node:util';

import siteFile from '../content/site.json';
import todayFile from '../content/today.json';
import { contentOf } from '../lib/content';
import shippedSite from './shipped-site.json';

/** The content of the project. */
export const site = contentOf(siteFile, todayFile);

/** Whether the content is the one that the project came with. An operator may change every word. */
export const isShippedContent = isDeepStrictEqual(siteFile, shippedSite) && isDeepStrictEqual(todayFile, {});
