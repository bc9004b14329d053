import { domainToASCII } from 'node:url';

import { emailPattern } from '../../lib/contact';
import { mailServers, pasted, typeAnew, type MailServer } from './mail-servers';

export interface Mailbox {
  /** The name before the address, such as `Office` in `Office <office@d.example>`. It may be empty. */
  name: string;
  /** The address with its domain in ASCII. */
  address: string;
}

/** The function's mail settings, which are secrets at Google (ops/setup.sh). */
export interface Settings {
  /** In the order in which they are tried. */
  servers: MailServer[];
  from: Mailbox;
  to: Mailbox[];
}

/** @throws an Error that says which setting is missing or wrong, and how it must look. */
export function readSettings(smtpUrl: string, mailFrom: string, mailTo: string): Settings {
  const servers = mailServers(smtpUrl);
  const [from, ...others] = mailboxes(mailFrom) ?? [];
  if (!from || others.length > 0) {
    throw new Error(`MAIL_FROM must be one email address, such as website@your-domain.example. ${typeAnew}`);
  }
  const to = mailboxes(mailTo) ?? [];
  if (to.length === 0) {
    throw new Error(`MAIL_TO must be email addresses with commas between them. ${typeAnew}`);
  }
  return { servers, from, to };
}

/** `a@b.co`, `Name <a@b.co>` or `"Name, with a comma" <a@b.co>`. */
const pattern =
  /^(?:(?:"(?<quoted>[^"\\\p{Cc}]*)"|(?<plain>[^"\\<>@\p{Cc}]*?))\s*<(?<named>[^\s"<>%]+)>|(?<bare>[^\s"<>%]+))$/u;

/** A comma outside quotation marks. */
const comma = /,(?=(?:[^"]*"[^"]*")*[^"]*$)/;

/** Reads the list in MAIL_FROM or MAIL_TO. Returns undefined if an entry is not a mailbox. */
function mailboxes(list: string): Mailbox[] | undefined {
  if (pasted.test(list.replaceAll(/[\n\r\t]/g, ''))) return undefined;
  const entries = list.split(comma).map((entry) => entry.trim());
  const found = entries.filter((entry) => entry !== '').map(mailbox);
  return found.every((entry) => entry !== undefined) ? found : undefined;
}

function mailbox(entry: string): Mailbox | undefined {
  const { quoted, plain = '', named, bare = '' } = pattern.exec(entry)?.groups ?? {};
  // domainToASCII returns an empty text for other things than domains, such as an IP address in brackets.
  const address = (named ?? bare).replace(/[^@]*$/, (domain) => domainToASCII(domain) || domain);
  return emailPattern.test(address) ? { name: quoted ?? plain, address } : undefined;
}
