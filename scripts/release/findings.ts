import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { emailPattern } from '../../lib/contact';
import { contentOf, type Content } from '../../lib/content';
import { readFiles } from '../../lib/load-site';
import { mailboxes, type Mailbox } from '../../functions/src/mailboxes';
import { functionSettings } from './function-settings';

/** A remaining stand-in, or a missing setting. */
export interface Finding {
  /** Whether it would mislead a visitor or lose an enquiry. Otherwise it is a warning. */
  blocks: boolean;
  /** A file, and for content the field in it. */
  where: string;
  what: string;
}

/** Stand-ins that the project came with. Nobody can own them. */
const standIns: [pattern: RegExp, what: string][] = [
  [/Red Rim Shuttle/, 'the stand-in name'],
  [/555[-. )]*01\d\d/, 'a fictional telephone number'],
  [/\.example\b/, 'a host that does not exist'],
  [/\bExample\b/, 'an example of a name or an address'],
  [/January 1, 2000/, 'the stand-in date'],
];

/** @returns a file's text. It is empty if there is no file. */
const textOf = (root: string, file: string) =>
  existsSync(join(root, file)) ? readFileSync(join(root, file), 'utf8') : '';

/** Hides mailboxes but not their domains, because logs may be public. */
const withoutMailboxes = (text: string) => text.replaceAll(/[^\s<>,"]+@/g, '…@');

const hostsOf = (found: Mailbox[]) => [
  ...new Set(found.map(({ address }) => address.replace(/^.*@/, '').toLowerCase())),
];

/** Finds stand-ins in all texts of a JSON value. A field is written like `contact.phone`. */
function inTexts(file: string, value: unknown, field = ''): Finding[] {
  if (typeof value === 'object' && value !== null) {
    return Object.entries(value).flatMap(([key, part]) =>
      inTexts(file, part, field === '' ? key : `${field}.${key}`),
    );
  }
  const text = String(value);
  const where = `${file}: ${field}`;
  return standIns
    .filter(([pattern]) => pattern.test(text))
    .map(([, what]) => ({ blocks: true, where, what: `${what}: ${withoutMailboxes(text)}` }));
}

/** Finds images that came with the project, by their hashes. */
function inImages(root: string): Finding[] {
  const known = textOf(root, 'photos/stand-ins.sha256');
  const photos = readdirSync(join(root, 'photos')).map((name) => `photos/${name}`);
  return [...photos, 'app/icon.svg']
    .filter((file) => {
      const bytes = readFileSync(join(root, file));
      return known.includes(createHash('sha256').update(bytes).digest('hex'));
    })
    .map((where) => ({ blocks: false, where, what: 'an image that came with the project' }));
}

/** @returns what is wrong with a setting, or undefined if nothing is. */
export function problemOf(setting: string, found: Mailbox[]): string | undefined {
  const addresses = found.map(({ address }) => address);
  if (addresses.length === 0) return `${setting} is not set`;
  if (addresses.some((address) => address.endsWith('.example'))) return `${setting} is a stand-in`;
  // A missing comma makes one address look like the name of the next.
  const isValid = ({ name, address }: Mailbox) => emailPattern.test(address) && !emailPattern.test(name);
  if (!found.every(isValid)) return `${setting} has an entry that is no address`;
  if (setting === 'MAIL_FROM' && found.length > 1) return `${setting} must be one address`;
  return undefined;
}

/** @returns why receivers may distrust mail from this sender, or undefined if they have no reason. */
function senderWarning(from: Mailbox[], url: string): string | undefined {
  const [sender = ''] = hostsOf(from);
  const domain = new URL(url).hostname.replace(/^www\./, '');
  // A site without its own domain mails from another one.
  const hasDomain = !/\.(web\.app|firebaseapp\.com)$/.test(domain);
  if (!hasDomain || sender === domain || sender.endsWith(`.${domain}`)) return undefined;
  return `MAIL_FROM is at ${sender}, not on the site’s domain, ${domain}`;
}

/** Checks the function's settings, which Firebase reads from a file beside the function. */
function inMailSettings(root: string, projectId: string, { url }: Content): Finding[] {
  const where = `functions/.env.${projectId || '<project id>'}`;
  const found = (blocks: boolean, ...problems: (string | undefined)[]): Finding[] =>
    problems.flatMap((what) => (what === undefined ? [] : [{ blocks, where, what }]));
  let settings: Record<string, string>;
  try {
    settings = functionSettings(root, projectId);
  } catch (error) {
    return found(true, withoutMailboxes((error as Error).message));
  }
  const from = mailboxes(settings.MAIL_FROM ?? '');
  const to = mailboxes(settings.MAIL_TO ?? '');
  const problems = found(true, problemOf('MAIL_FROM', from), problemOf('MAIL_TO', to));
  if (problems.length > 0) return problems;

  const onlyMailbox = 'MAIL_TO has only one mailbox: a second one at another provider keeps a copy';
  return found(false, senderWarning(from, url), to.length === 1 ? onlyMailbox : undefined);
}

/**
 * Lists every stand-in and every missing setting, blocking ones first.
 *
 * @param root the project's folder.
 * @param projectId the project of the public client configuration. It is empty if none is set.
 * @throws an error that lists every mistake in the content, which a build refuses too.
 */
export function findings(root: string, projectId: string): Finding[] {
  const { site, today } = readFiles(join(root, 'content'));
  const content = contentOf(site, today);
  const isOwnProject = /^[a-z][a-z0-9-]{5,29}$/.test(projectId) && !projectId.startsWith('demo-');
  const found = [
    ...inTexts('content/site.json', site),
    ...inTexts('content/today.json', today),
    ...inMailSettings(root, projectId, content),
    ...inImages(root),
  ];
  if (!isOwnProject) {
    const what = 'names no project of your own: run "npm run settings", which asks for it';
    found.unshift({ blocks: true, where: '.env.production.local', what });
  }
  return found.toSorted((left, right) => Number(right.blocks) - Number(left.blocks));
}
