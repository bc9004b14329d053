import type { IncomingHttpHeaders } from 'node:http';

/** With so many links, a message is more likely somebody's advertisement. */
const manyLinks = 3;

/** What every browser that the page supports sends with its call (https://www.w3.org/TR/fetch-metadata/). */
const browserHeaders = ['Origin', 'Sec-Fetch-Site'];

/** Reasons to look twice at an enquiry. It is mailed all the same: a program may send for a person. */
export function reasonsToFlag(message: string, headers: IncomingHttpHeaders): string[] {
  const missing = browserHeaders.filter((name) => !headers[name.toLowerCase()]);
  const links = message.match(/https?:\/\/(?:www\.)?|\bwww\./gi)?.length ?? 0;
  return [
    ...(missing.length > 0
      ? [`it was not sent as browsers do (without ${missing.join(' and ')})`]
      : []),
    ...(links >= manyLinks ? [`it holds ${links} links`] : []),
  ];
}
