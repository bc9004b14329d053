/** Where the site serves what the build makes from originals: a folder of `public` that git ignores. */
export const generatedFolder = '/generated';

/** The company's mark, as the build has cleaned it (scripts/build/mark.ts). */
export const builtMark = `${generatedFolder}/mark.svg`;
