import { createHash } from 'node:crypto';

import siteFile from '../content/site.json';
import todayFile from '../content/today.json';
import { contentOf } from '../lib/content';

/** The content of the project. */
export const site = contentOf(siteFile, todayFile);

const hash = createHash('sha256')
  .update(JSON.stringify([siteFile, todayFile]))
  .digest('hex');

/**
 * Whether the content is the one that the project came with. An operator may change every word and price, so
 * only this content has exact ones. A change of it in the project itself changes this hash.
 */
export const isShippedContent = hash.startsWith('73bffb120d8765fa');
