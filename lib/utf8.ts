import { isUtf8 } from 'node:buffer';
import { readFileSync } from 'node:fs';

/**
 * Reads a text without its byte order mark, which some editors write.
 *
 * @throws an error that says how to save the file if it is in another encoding.
 */
export function readUtf8(file: string): string {
  const bytes = readFileSync(file);
  if (isUtf8(bytes)) return new TextDecoder().decode(bytes);
  throw new Error(`${file} is not in UTF-8: save the file with that encoding.`);
}
