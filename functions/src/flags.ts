import type { IncomingHttpHeaders } from 'node:http';

import * as company from '../../lib/company';
import { contactFields, type ContactMessage } from '../../lib/contact';

/** With so many links, an enquiry is more likely somebody's advertisement. */
const manyLinks = 3;

/** What every browser that the page supports sends with its call (https://www.w3.org/TR/fetch-metadata/). */
const browserHeaders = ['Origin', 'Sec-Fetch-Site'];

/** Reasons to look twice at an enquiry. It is mailed all the same: a program may send for a person. */
export function reasonsToFlag(enquiry: ContactMessage, headers: IncomingHttpHeaders): string[] {
  const missing = browserHeaders.filter((name) => !headers[name.toLowerCase()]);
  const words = contactFields.map((field) => enquiry[field]).join('\n');
  const links = words.match(/https?:\/\/(?:www\.)?|\bwww\./gi)?.length ?? 0;
  return [
    ...(missing.length > 0
      ? [`it was not sent as browsers do (without ${missing.join(' and ')})`]
      : []),
    ...(isFromElsewhere(headers) ? ['it was sent from another website'] : []),
    ...(links >= manyLinks ? [`it holds ${links} links`] : []),
  ];
}

/** Whether a header says that another site than the page has made the call. */
function isFromElsewhere(headers: IncomingHttpHeaders): boolean {
  const { origin, 'sec-fetch-site': site, 'x-forwarded-host': host } = headers;
  if (site && site !== 'same-origin') return true;
  // Hosting names the host that the visitor has opened: the site has more than one.
  const own = [new URL(company.url).origin, `https://${String(host)}`, `http://${String(host)}`];
  return Boolean(origin) && !own.includes(String(origin));
}
