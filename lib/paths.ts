/** The path of the photographs on the site and in `public`. */
export const photoFolder = '/generated/photos';

/** The path of the folder that contains only the share image. */
export const shareImageFolder = '/generated/share';

/** The islands' script. The first-paint script contains this address. */
export const islandsPath = '/js/islands.js';

/** The Trusted Types policy that allows this one address. */
export const islandsPolicy = 'islands';

/**
 * The scripts that browsers load. Their names never change, so that a page that was open before a deploy
 * loads the scripts of that deploy (docs/decisions/0019-scripts-have-one-name.md).
 */
export const scriptPaths = {
  islands: islandsPath,
  call: '/js/firebase-call.js',
  analytics: '/js/firebase-analytics.js',
};
