/** Where the site serves what the build makes from originals: a folder of `public` that git ignores. */
export const generatedFolder = '/generated';
