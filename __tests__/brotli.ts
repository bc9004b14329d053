import { brotliCompressSync, constants } from 'node:zlib';

/**
 * The bytes of a transferred text. Servers compress a document for each response. Quality 5 is fast enough
 * for that.
 */
export const brotli = (content: string | Buffer): number =>
  brotliCompressSync(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }).length;
