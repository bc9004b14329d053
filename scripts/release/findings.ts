import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { emailPattern } from '../../lib/contact';
import { mailboxes, type Mailbox } from '../../functions/src/mailboxes';
import { functionSettings } from './function-settings';

/** A stand-in that is left, or a setting that is missing. */
export interface Finding {
  /** Whether a visitor would be misled or an enquiry lost; otherwise the operator decides. */
  blocks: boolean;
  /** A file, and a place in it. */
  where: string;
  what: string;
}

/** What nobody can own (lib/content.ts). */
const standIns: [pattern: RegExp, what: string][] = [
  [/Red Rim Shuttle/, 'the stand-in name'],
  [/555[-. )]*01\d\d/, 'a telephone number that rings nowhere'],
  [/\.example\b/, 'a host that does not exist'],
  [/\bExample\b/, 'a name or an address that nobody has'],
  [/January 1, 2000/, 'a date before there was a page'],
];

/** The text of a project's file; empty if it is not there. */
const textOf = (root: string, file: string) =>
  existsSync(join(root, file)) ? readFileSync(join(root, file), 'utf8') : '';

/** Domains may be printed in a public log, mailboxes not. */
const withoutMailboxes = (text: string) => text.replaceAll(/[^\s<>,"]+@/g, '…@');

const hostsOf = (found: Mailbox[]) => [
  ...new Set(found.map(({ address }) => address.replace(/^.*@/, '').toLowerCase())),
];

/** The stand-ins in the texts of a value from JSON, each with its place, such as `contact.phone`. */
function inTexts(file: string, value: unknown, place = ''): Finding[] {
  if (typeof value === 'object' && value !== null) {
    return Object.entries(value).flatMap(([key, part]) =>
      inTexts(file, part, place === '' ? key : `${place}.${key}`),
    );
  }
  const text = String(value);
  const where = `${file}: ${place}`;
  return standIns
    .filter(([pattern]) => pattern.test(text))
    .map(([, what]) => ({ blocks: true, where, what: `${what}: ${withoutMailboxes(text)}` }));
}

/** The pictures that came with the project are known by their hashes. */
function inPictures(root: string): Finding[] {
  const known = textOf(root, 'photos/stand-ins.sha256');
  const photos = readdirSync(join(root, 'photos')).map((name) => `photos/${name}`);
  return [...photos, 'app/icon.svg']
    .filter((file) => {
      const bytes = readFileSync(join(root, file));
      return known.includes(createHash('sha256').update(bytes).digest('hex'));
    })
    .map((where) => ({ blocks: false, where, what: 'a picture that came with the project' }));
}

/** Explains what is wrong with a setting, if anything is. */
function problemOf(setting: string, found: Mailbox[]): string | undefined {
  const addresses = found.map(({ address }) => address);
  if (addresses.length === 0) return `${setting} is not set`;
  if (addresses.some((address) => address.endsWith('.example'))) return `${setting} is a stand-in`;
  // An address in the place of a name had no comma before or after it.
  const isValid = ({ name, address }: Mailbox) =>
    emailPattern.test(address) && !emailPattern.test(name);
  if (!found.every(isValid)) return `${setting} has an entry that is no address`;
  if (setting === 'MAIL_FROM' && found.length > 1) return `${setting} must be one address`;
  return undefined;
}

/** The function's settings, which Firebase reads from a file beside it. */
function inMailSettings(root: string, projectId: string, { url, privacy }: Content): Finding[] {
  const where = `functions/.env.${projectId || '<project id>'}`;
  let settings: Record<string, string>;
  try {
    settings = functionSettings(root, projectId);
  } catch (error) {
    return [{ blocks: true, where, what: withoutMailboxes((error as Error).message) }];
  }
  const from = mailboxes(settings.MAIL_FROM ?? '');
  const to = mailboxes(settings.MAIL_TO ?? '');
  const problems = [problemOf('MAIL_FROM', from), problemOf('MAIL_TO', to)].filter(
    (what) => what !== undefined,
  );
  if (problems.length > 0) return problems.map((what) => ({ blocks: true, where, what }));

  const found: Finding[] = [];
  const add = (blocks: boolean, what: string) => found.push({ blocks, where, what });
  const [sender = ''] = hostsOf(from);
  const domain = new URL(url).hostname.replace(/^www\./, '');
  // Until the site has a domain of its own, mail comes from another one.
  const hasDomain = !/\.(web\.app|firebaseapp\.com)$/.test(domain);
  if (hasDomain && sender !== domain && !sender.endsWith(`.${domain}`)) {
    add(false, `MAIL_FROM is at ${sender}, not on the site’s domain, ${domain}`);
  }
  if (to.length === 1) {
    add(false, 'MAIL_TO has one mailbox alone: a second one at another provider keeps a copy');
  }
  const keepers = hostsOf(to).join(' and ');
  if (keepers.includes(' and ') && !/,|&| and /.test(privacy.mailProvider)) {
    add(
      true,
      `MAIL_TO has mailboxes at ${keepers}, but the privacy page names one company that keeps them: ${privacy.mailProvider}`,
    );
  }
  return found;
}

/** What is read here of content/site.json. */
interface Content {
  url: string;
  privacy: { mailProvider: string };
}

/**
 * Lists every stand-in and every missing setting, blocking ones first.
 *
 * @param root the project's folder.
 * @param projectId of the public client configuration; empty when none is set.
 */
export function findings(root: string, projectId: string): Finding[] {
  const content = JSON.parse(textOf(root, 'content/site.json')) as Content;
  const today: unknown = JSON.parse(textOf(root, 'content/today.json'));
  const notes = textOf(root, 'SECURITY.md').split('\n');
  const lines = Object.fromEntries(notes.map((text, index) => [`line ${index + 1}`, text]));
  const isOwn = /^[a-z][a-z0-9-]{5,29}$/.test(projectId) && !projectId.startsWith('demo-');
  const found = [
    ...inTexts('content/site.json', content),
    ...inTexts('content/today.json', today),
    ...inTexts('SECURITY.md', lines),
    ...inMailSettings(root, projectId, content),
    ...inPictures(root),
  ];
  if (!isOwn) {
    const what = `${projectId || 'nothing'} is not a project of your own (docs/operating.md, "Put it live")`;
    found.unshift({ blocks: true, where: '.env.production.local', what });
  }
  return found.toSorted((a, b) => Number(b.blocks) - Number(a.blocks));
}
