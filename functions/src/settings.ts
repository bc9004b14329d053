import { mailServers, type MailServer } from './mail-servers';
import { mailboxes, type Mailbox } from './mailboxes';

/** The function's mail settings, which are secrets at Google (ops/setup.sh). */
export interface Settings {
  /** In the order in which they are tried. */
  servers: MailServer[];
  from: Mailbox;
  to: Mailbox[];
}

const typed = 'Type it without quotes: pasted text may contain characters that nobody sees.';

/**
 * Reads the mail settings.
 *
 * @throws an Error that says which one is missing or wrong, and how it must look.
 */
export function readSettings(smtpUrl: string, mailFrom: string, mailTo: string): Settings {
  const servers = mailServers(smtpUrl);
  const [from, ...others] = mailboxes(mailFrom) ?? [];
  if (!from || others.length > 0) {
    throw new Error(`MAIL_FROM must be one email address, such as website@your-domain.example. ${typed}`);
  }
  const to = mailboxes(mailTo) ?? [];
  if (to.length === 0) {
    throw new Error(`MAIL_TO must be email addresses with commas between them. ${typed}`);
  }
  return { servers, from, to };
}
