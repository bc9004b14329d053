/** Where the site serves what the build makes; the files are in `public` under these paths. */
export const photoFolder = '/generated/photos';
export const scriptFolder = '/generated/scripts';

/**
 * Where a page that was open before a deploy, which has removed its scripts, finds the newest one: under a
 * name without a hash, so browsers ask for it anew each time.
 *
 * @param name of the script, such as `islands`.
 */
export const newestScript = (name: string): string => `/generated/${name}.js`;
