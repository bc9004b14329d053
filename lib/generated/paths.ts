/** Where the site serves what the build makes from originals: a folder of `public` that git ignores. */
export const generatedFolder = '/generated';

/** The company's logo, as the build has cleaned it (scripts/build/logo.ts). */
export const builtLogo = `${generatedFolder}/logo.svg`;

/**
 * Where a page that was open before a deploy, which has removed its scripts, finds the newest one: under a
 * name without a hash, so browsers ask for it anew each time.
 *
 * @param name of the script, such as `islands`.
 */
export const newestScript = (name: string): string => `${generatedFolder}/${name}.js`;
