import type { IncomingHttpHeaders } from 'node:http';

import { contactFields, type Enquiry } from '../../lib/contact';

/** An enquiry with this many links is probably an advertisement. */
const manyLinks = 3;

/** Headers that every supported browser sends with a call (https://www.w3.org/TR/fetch-metadata/). */
const browserHeaders = ['Origin', 'Sec-Fetch-Site'];

/**
 * Lists reasons to look twice at an enquiry. It is mailed anyway, because a person may use a program to send.
 */
export function reasonsToFlag(enquiry: Enquiry, headers: IncomingHttpHeaders): string[] {
  const missing = browserHeaders.filter((name) => !headers[name.toLowerCase()]);
  const words = contactFields.map((field) => enquiry[field]).join('\n');
  const links = words.match(/https?:\/\/(?:www\.)?|\bwww\./gi)?.length ?? 0;
  return [
    ...(missing.length > 0 ? [`it lacks headers that browsers send (${missing.join(' and ')})`] : []),
    ...(links >= manyLinks ? [`it has ${links} links`] : []),
  ];
}
