import { realpathSync } from 'node:fs';

import { compareLinks, type LinkChanges } from './compare/links';
import { compareProperties, type Property } from './compare/properties';
import { compareViews, type ViewChange } from './compare/views';
import { compareWeights, type WeightChanges } from './compare/weights';
import { compareWords, type WordChange } from './compare/words';
import { readBuild } from './read/build';
import { captureViews } from './read/views';

/** Everything found about two builds; `before` and `after` are their folders. */
export interface Report {
  before: string;
  after: string;
  words: WordChange[];
  links: LinkChanges;
  weights: WeightChanges;
  properties: Property[];
  views: ViewChange[];
}

/**
 * Compares two builds: their words, links, weights, structured data and views.
 *
 * @param before, after folders of exported sites, such as "out".
 * @param checkLinks whether to ask other hosts whether links to them work.
 * @throws an Error that says what is missing when a folder is not a build or a comparison would be empty.
 */
export async function report({
  before,
  after,
  checkLinks = false,
}: {
  before: string;
  after: string;
  checkLinks?: boolean;
}): Promise<Report> {
  const [old, now] = [readBuild(before), readBuild(after)];
  if (realpathSync(before) === realpathSync(after)) {
    throw new Error(`${before} and ${after} are the same folder, so nothing can differ.`);
  }
  // Cheap comparisons first: an incomplete build is reported before a browser starts.
  const found = {
    words: compareWords(old, now),
    weights: compareWeights(old, now),
    properties: compareProperties(old, now),
    links: await compareLinks(old, now, checkLinks),
  };
  const [oldViews, nowViews] = await captureViews(before, after);
  return { before, after, ...found, views: await compareViews(oldViews, nowViews) };
}
