import { Resolver } from 'node:dns/promises';
import { existsSync, readFileSync } from 'node:fs';
import { parseEnv } from 'node:util';

import { emailPattern } from '../../lib/contact';
import { mailAddresses } from '../../lib/mail-addresses';

/** Milliseconds for all questions together. */
const queryTimeout = 3000;

/** Providers that SPF entries name, with the name that their DKIM key usually has. */
const providers = [
  { spf: '_spf.google.com', name: 'Google', selector: 'google' },
  { spf: 'spf.protection.outlook.com', name: 'Microsoft 365', selector: 'selector1' },
  { spf: 'sendgrid.net', name: 'SendGrid', selector: 's1' },
  { spf: 'spf.messagingengine.com', name: 'Fastmail', selector: 'fm1' },
  { spf: 'spf.mailjet.com', name: 'Mailjet', selector: 'mailjet' },
];

const domainOf = (address: string) => address.slice(address.lastIndexOf('@') + 1).toLowerCase();

/** The addresses of a list that the DNS may know: no stand-ins, and none that launch:check blocks anyway. */
const real = (list = '') =>
  mailAddresses(list).filter(
    (address) => emailPattern.test(address) && !address.endsWith('.example'),
  );

/**
 * What the DNS says about the mail of a project, a sentence for each finding: whether the domain of MAIL_FROM
 * lets its provider send (SPF, RFC 7208), what becomes of forgeries (DMARC, RFC 7489) and where the provider's
 * key is (DKIM, RFC 6376), and who takes mail for each domain of MAIL_TO.
 *
 * @param file with the function's settings; without real addresses in it, nothing is asked.
 * @param servers the DNS servers to ask; the system's if left out.
 * @returns one sentence instead if the DNS gives no answer within 3 seconds.
 */
export async function mailNotes(file: string, servers?: string[]): Promise<string[]> {
  const settings = parseEnv(existsSync(file) ? readFileSync(file, 'utf8') : '');
  const resolver = new Resolver({ timeout: queryTimeout, tries: 1 });
  if (servers) resolver.setServers(servers);
  const late = setTimeout(() => resolver.cancel(), queryTimeout);
  try {
    const notes = await Promise.all([
      ...real(settings.MAIL_FROM).map((address) => senderNotes(resolver, domainOf(address))),
      ...real(settings.MAIL_TO).map((address) => recipientNotes(resolver, address)),
    ]);
    return notes.flat();
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    return [
      `The DNS gave no answer (${code}), so nothing is known about the domains of MAIL_FROM and MAIL_TO: run this again with a network.`,
    ];
  } finally {
    clearTimeout(late);
  }
}

async function senderNotes(resolver: Resolver, domain: string): Promise<string[]> {
  const spf = await texts(resolver, domain, /^v=spf1( |$)/i);
  const keys = await Promise.all([
    dmarcNote(resolver, domain),
    dkimNote(resolver, domain, spf.join(' ')),
  ]);
  return [spfNote(domain, spf), ...keys];
}

function spfNote(domain: string, entries: string[]): string {
  const [entry] = entries;
  if (entry === undefined) {
    return `${domain} has no SPF entry, so mailboxes may take your enquiries for forged: add the TXT entry that your mail provider names, such as "v=spf1 include:spf.provider.com ~all".`;
  }
  if (entries.length > 1) {
    return `${domain} has ${entries.length} SPF entries, which count as none: join them into one TXT entry.`;
  }
  return `${domain} has an SPF entry, which must name your mail provider: "${entry}".`;
}

async function dmarcNote(resolver: Resolver, domain: string): Promise<string> {
  // A domain without an entry has that of the domain above.
  for (let above = domain; above.includes('.'); above = above.slice(above.indexOf('.') + 1)) {
    const [entry] = await texts(resolver, `_dmarc.${above}`, /^v=DMARC1\s*;/i);
    if (entry) return `${above} has a DMARC entry: "${entry}".`;
  }
  return `${domain} has no DMARC entry, which large mailboxes ask for: add the TXT entry _dmarc.${domain} with "v=DMARC1; p=none".`;
}

async function dkimNote(resolver: Resolver, domain: string, spf: string): Promise<string> {
  const provider = providers.find((each) => spf.includes(each.spf));
  if (!provider) {
    return `Whether ${domain} has a DKIM key could not be looked up, since only your mail provider knows its name: look there whether mail from ${domain} is signed.`;
  }
  const place = `${provider.selector}._domainkey.${domain}`;
  const [key] = await texts(resolver, place, /(^|;)\s*p=[^;\s]/);
  if (key) return `${domain} has a DKIM key of ${provider.name}: ${place}.`;
  return `${domain} has no DKIM key of ${provider.name} at ${place}, its usual place: have ${provider.name} sign your mail, and add the entry that it names.`;
}

async function recipientNotes(resolver: Resolver, address: string): Promise<string[]> {
  const domain = domainOf(address);
  const servers = await none(resolver.resolveMx(domain));
  // "." says that a domain takes no mail (RFC 7505).
  const taking = servers.map(({ exchange }) => exchange).filter((name) => name !== '');
  return [
    taking.length === 0
      ? `${domain} takes no mail (it has no MX entry), so nothing that is sent to ${address} arrives: correct MAIL_TO.`
      : `${domain} takes mail for ${address} at ${taking.join(', ')}.`,
  ];
}

async function texts(resolver: Resolver, name: string, pattern: RegExp): Promise<string[]> {
  const entries = await none(resolver.resolveTxt(name));
  return entries.map((parts) => parts.join('')).filter((text) => pattern.test(text));
}

/** No entries is an answer as well. */
async function none<T>(question: Promise<T[]>): Promise<T[]> {
  try {
    return await question;
  } catch (error) {
    if (['ENODATA', 'ENOTFOUND'].includes((error as NodeJS.ErrnoException).code ?? '')) return [];
    throw error;
  }
}
