/**
 * Returns the text of a file without its byte order mark, which some editors write.
 *
 * @param file the file's path in the message.
 * @param content the file's content, which Node has read as UTF-8.
 * @throws an error that says how to save the file if it is in another encoding.
 */
export function utf8Text(file: string, content: string): string {
  // Node reads bytes that are not UTF-8 as U+FFFD. The letters of UTF-16 have bytes that are zero.
  const wrong = content.search(/[\0\ufffd]/);
  if (wrong === -1) return content.replace(/^\ufeff/, '');
  const line = content.slice(0, wrong).split('\n').length;
  throw new Error(
    `${file}:${line} has a character that is not in UTF-8: save the file with the encoding UTF-8, and correct that line.`,
  );
}
