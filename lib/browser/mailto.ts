import { contactDetails, type Enquiry } from '../contact';

/** The limit of Windows (`INTERNET_MAX_URL_LENGTH`) is 2,083 characters. */
const longest = 2000;

/** Lines end with CRLF, as in a mail (RFC 6068 §5). `encodeURIComponent` would throw at half of an emoji. */
const encoded = (text: string) =>
  encodeURIComponent(text.replaceAll(/\p{Surrogate}/gu, '\ufffd'))
    .replaceAll('%0A', '%0D%0A')
    .replaceAll('%40', '@');

/**
 * The link (RFC 6068) that opens the visitor's own mail program with an enquiry. It contains name, phone and
 * message. The mail program adds the address of the visitor. A message that makes the link longer than about
 * 2,000 characters is cut and ends with "…".
 *
 * @param enquiry with line feeds as line ends.
 */
export function mailtoLink(address: string, subject: string, enquiry: Enquiry): string {
  const details = contactDetails.filter((field) => field !== 'email');
  const body = [...details.map((field) => enquiry[field]), '', enquiry.message].join('\n');
  let link = `mailto:${encoded(address)}?subject=${encoded(subject)}&body=`;
  const end = encoded('…');
  for (const character of body) {
    const next = encoded(character);
    if (link.length + next.length + end.length > longest) return link + end;
    link += next;
  }
  return link;
}
