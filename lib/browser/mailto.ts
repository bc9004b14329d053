import { contactDetails, type ContactMessage } from '../contact';

/** Windows hands a mail program no longer address (`INTERNET_MAX_URL_LENGTH` is 2,083). */
const longest = 2000;

/** Lines end as in a mail (RFC 6068 §5). */
const encoded = (text: string) =>
  encodeURIComponent(text).replaceAll('%0A', '%0D%0A').replaceAll('%40', '@');

/**
 * A link (RFC 6068) that opens the visitor's own mail program with an enquiry in it: every text but the
 * email address, which that program adds, the message last. It ends with "…" if the link would pass 2,000
 * characters.
 *
 * @param enquiry a form's texts, in which the browser has ended lines alike and replaced halves of characters.
 */
export function mailtoLink(address: string, subject: string, enquiry: ContactMessage): string {
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
