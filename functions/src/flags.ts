import { contactFields, type Enquiry } from '../../lib/contact';

/** An enquiry with this many links is probably an advertisement. */
const manyLinks = 3;

/** @returns why the operator should look twice at an enquiry, if there is a reason. It is mailed anyway. */
export function reasonToFlag(enquiry: Enquiry): string | undefined {
  const words = contactFields.map((field) => enquiry[field]).join('\n');
  const links = words.match(/https?:\/\/(?:www\.)?|\bwww\./gi)?.length ?? 0;
  return links >= manyLinks ? `it has ${links} links` : undefined;
}
