/** What scripts/build/fonts.ts uses of subset-font, which has no types of its own. */
declare module 'subset-font' {
  export default function subsetFont(
    font: Buffer,
    characters: string,
    options: { targetFormat: 'woff2' | 'sfnt'; noLayoutClosure: boolean },
  ): Promise<Buffer>;
}
