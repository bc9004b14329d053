import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseEnv } from 'node:util';

import { emailPattern } from '../../lib/contact';
import { contentFile, textsOf, todayFile } from '../../lib/content/problems';
import type { Content } from '../../lib/content/schema';
import { instantOf } from '../../lib/content/dates';
import { translationFile } from '../../lib/content/translation';
import { readTranslations } from '../../lib/content/translations';
import { readContent } from '../build/content-files';
import { logoFile } from '../build/logo';
import { mailAddresses } from '../../lib/mail-addresses';

/** A stand-in that is left, or a setting that is missing. */
export interface Finding {
  /** Whether a visitor would be misled or an enquiry lost; otherwise the operator decides. */
  blocks: boolean;
  what: string;
  /** `file:line`, `file: place` in the content, or the command that sets it. */
  where: string;
}

/** The parts of a project that may be stand-ins, as they are on disk. */
export interface Project {
  /** The folder. */
  root: string;
  /** The public client configuration's project id; empty when none is set. */
  projectId: string;
  /** Of the site, without `www.`; mail should come from it. */
  domain: string;
}

const securityNotes = 'SECURITY.md';
const standInPhotos = 'photos/stand-ins.sha256';

/** What nobody can own; lib/content/site.ts says why. `place` limits it to places of the content. */
const standIns: { pattern: RegExp; place?: RegExp; what: string; blocks: boolean }[] = [
  {
    pattern: /^Red Rim Shuttle$/,
    place: /^name$/,
    what: 'the stand-in name',
    blocks: true,
  },
  { pattern: /555[-. )]*01\d\d/, what: 'a telephone number that rings nowhere', blocks: true },
  { pattern: /^\[.+\]$/, what: 'a fact that only you know', blocks: true },
  { pattern: /\.example\b/, what: 'a host that does not exist', blocks: true },
  {
    pattern: /^Ask us$/,
    place: /\.value$/,
    what: 'a row without a value',
    blocks: false,
  },
];

/** Lists every stand-in and missing setting, blocking ones first. */
export function findings(project: Project): Finding[] {
  const { root } = project;
  const content = readContent(root) as Content;
  const { today, ...page } = content;
  const notes = readFileSync(join(root, securityNotes), 'utf8').split('\n');
  const all = [
    ...inTexts(`${contentFile}: `, textsOf(page)),
    ...inTexts(`${todayFile}: `, textsOf(today)),
    ...Object.entries(readTranslations(root)).flatMap(([language, texts]) =>
      inTexts(`${translationFile(language)}: `, textsOf(texts)),
    ),
    ...inNotice(content),
    ...inTexts(
      `${securityNotes}:`,
      notes.map((line, index) => ({ place: `${index + 1}`, text: line.trim() })),
    ),
    ...inConfiguration(project),
    ...inPrivacy(project, content),
    ...inPictures(project),
    ...inLockFiles(project),
  ];
  return all.toSorted((a, b) => Number(b.blocks) - Number(a.blocks));
}

/** Settings that no file of the project contains. */
export const unchecked = [
  'that SMTP_URL is set and its password right: npx firebase functions:secrets:access SMTP_URL --project <project id>',
  'that somebody reads the mailbox of MAIL_FROM: mail that can’t be delivered comes back to it (docs/mail.md)',
  'that the privacy page names every company of SMTP_URL: /privacy, "Where it goes"',
  'that mail from MAIL_FROM passes SPF and DKIM: send yourself an enquiry with npm run smoke -- <address> --send-enquiry',
  'that the domain is connected: Firebase console, Hosting',
  'that the booking page is yours: open it',
];

/** The stand-ins in texts at places of a file, which begins how their place is named. */
function inTexts(file: string, texts: { place: string; text: string }[]): Finding[] {
  return texts.flatMap(({ place, text }) =>
    standIns
      .filter(({ pattern, place: places }) => pattern.test(text) && (places?.test(place) ?? true))
      .map(({ what, blocks }) => ({
        blocks,
        what: `${what}: ${text}`,
        where: `${file}${place}`,
      })),
  );
}

/** A notice that is over: the build leaves it out. */
function inNotice({ today: { notice }, details }: Content): Finding[] {
  if (!notice || instantOf(notice.until, details.timeZone) > Date.now()) return [];
  const what = `a notice that ended at ${notice.until}: remove it`;
  return [{ blocks: false, what, where: `${todayFile}: notice.until` }];
}

function inConfiguration({ root, projectId, domain }: Project): Finding[] {
  if (!/^[a-z][a-z0-9-]{5,29}$/.test(projectId) || projectId.startsWith('demo-')) {
    const what =
      projectId === ''
        ? 'no Firebase project is set'
        : `"${projectId}" is not a project id of your own: write it without quotation marks or commas`;
    const missing = 'MAIL_FROM and MAIL_TO are not set';
    const how = '(docs/operating.md, "Put it live")';
    return [
      { blocks: true, what: missing, where: `functions/.env.<project id> ${how}` },
      { blocks: true, what, where: `.env.production.local ${how}` },
    ];
  }
  const file = `functions/.env.${projectId}`;
  const path = join(root, file);
  const text = existsSync(path) ? readFileSync(path, 'utf8') : '';
  const values = parseEnv(text);
  return ['MAIL_FROM', 'MAIL_TO'].flatMap((name) => {
    const problem = problemOf(name, values[name] ?? '', domain);
    if (!problem) return [];
    const setting = new RegExp(`^\\s*(export\\s+)?${name}\\s*=`);
    const line = text.split('\n').findIndex((each) => setting.test(each)) + 1;
    return [{ ...problem, where: line === 0 ? file : `${file}:${line}` }];
  });
}

/** Mailboxes at several hosts where the privacy page names one company. */
function inPrivacy({ root, projectId }: Project, { privacy }: Content): Finding[] {
  const path = join(root, `functions/.env.${projectId}`);
  const to = existsSync(path) ? (parseEnv(readFileSync(path, 'utf8')).MAIL_TO ?? '') : '';
  const valid = mailAddresses(to).filter((address) => emailPattern.test(address));
  const hosts = new Set(valid.map((address) => address.replace(/^.*@/, '')));
  if (hosts.size < 2 || /,|&| and /.test(privacy.mail.provider)) return [];
  const what = `MAIL_TO has mailboxes at ${[...hosts].join(' and ')}, but this names one company that keeps them: ${privacy.mail.provider}`;
  return [{ blocks: true, what, where: `${contentFile}: privacy.mail.provider` }];
}

/** Explains what is wrong with the addresses in a variable, if anything is. */
function problemOf(
  name: string,
  value: string,
  domain: string,
): Omit<Finding, 'where'> | undefined {
  const addresses = mailAddresses(value);
  if (addresses.length === 0) return { blocks: true, what: `${name} is not set` };
  if (/\.example\b/.test(value)) return { blocks: true, what: `${name} is a stand-in: ${value}` };
  const wrong = addresses.find((address) => !emailPattern.test(address));
  if (wrong !== undefined) return { blocks: true, what: `${name} is not an address: ${wrong}` };
  if (name === 'MAIL_TO') return undefined;
  const [sender = '', ...others] = addresses;
  if (others.length > 0) {
    return { blocks: true, what: `${name} must be one address, not ${addresses.length}` };
  }
  // Mailboxes treat mail from a domain other than the site's as forged.
  const host = sender.slice(sender.lastIndexOf('@') + 1).toLowerCase();
  if (host === domain || host.endsWith(`.${domain}`)) return undefined;
  return { blocks: false, what: `${name} is not on the site's domain, ${domain}: ${sender}` };
}

/** Packages that npm installs without comparing them with a checksum. */
function inLockFiles({ root }: Project): Finding[] {
  return ['package-lock.json', 'functions/package-lock.json'].flatMap((file) => {
    const { packages } = JSON.parse(readFileSync(join(root, file), 'utf8')) as {
      packages: Record<string, { integrity?: string; link?: boolean }>;
    };
    const names = Object.entries(packages)
      .filter(([path, { integrity, link }]) => path !== '' && !integrity && !link)
      .map(([path]) => path.replace(/^.*node_modules\//, ''));
    if (names.length === 0) return [];
    const what = `installed without a checksum (${names.length}): ${names.join(', ')}`;
    return [{ blocks: false, what, where: file }];
  });
}

/** The photographs and the logo that came with the project are known by their hashes. */
function inPictures({ root }: Project): Finding[] {
  const known = new Set(readFileSync(join(root, standInPhotos), 'utf8').match(/[0-9a-f]{64}/g));
  const photographs = readdirSync(join(root, 'photos'))
    .filter((name) => name.endsWith('.jpg'))
    .map((name) => `photos/${name}`);
  return [...photographs, logoFile]
    .filter((path) => {
      const bytes = readFileSync(join(root, path));
      return known.has(createHash('sha256').update(bytes).digest('hex'));
    })
    .map((path) => ({ blocks: false, what: 'a picture that came with the project', where: path }));
}
