import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Something that is not the operator's own yet. */
export interface Finding {
  /** Whether a visitor would be misled, or an enquiry lost; otherwise it is for the operator to judge. */
  blocks: boolean;
  what: string;
  /** `file:line`, or the command that sets it. */
  where: string;
}

/** What of a project can be a stand-in, as it stands on the disk. */
export interface Project {
  /** The folder. */
  root: string;
  /** The public client configuration's project id; empty when none is set. */
  projectId: string;
  /** Of the site, without `www.`; mail should come from it. */
  domain: string;
}

const standInPhotos = 'photos/stand-ins.sha256';

/** Lines of lib/site.ts that hold what nobody can own; see its head. */
const standInWords: { pattern: RegExp; what: string; blocks: boolean }[] = [
  { pattern: /^const name = 'Red Rim Shuttle'/, what: 'the stand-in name', blocks: true },
  { pattern: /555[-. )]*01\d\d/, what: 'a telephone number that rings nowhere', blocks: true },
  { pattern: /'\[[^\]]+\]'/, what: 'a fact that only you know', blocks: true },
  { pattern: /\.example\b/, what: 'a host that does not exist', blocks: true },
  { pattern: /value: 'Ask us'/, what: 'a row without a value: "Ask us"', blocks: false },
];

/** Everything that still is a stand-in or not set, what blocks first. */
export function findings(project: Project): Finding[] {
  const all = [
    ...inWords(project, 'lib/site.ts'),
    ...inWords(project, 'SECURITY.md'),
    ...inConfiguration(project),
    ...inPhotographs(project),
  ];
  return all.toSorted((a, b) => Number(b.blocks) - Number(a.blocks));
}

/** What no file of the project can tell. */
export const unchecked = [
  'that SMTP_URL is set and its password right: npx firebase functions:secrets:access SMTP_URL --project <project id>',
  'that mail from MAIL_FROM passes SPF and DKIM: send yourself an enquiry with npm run smoke -- <address> --send-enquiry',
  'that the domain is connected: Firebase console, Hosting',
  'that the booking page is yours: open it',
];

function inWords({ root }: Project, file: string): Finding[] {
  return readFileSync(join(root, file), 'utf8')
    .split('\n')
    .flatMap((text, index) =>
      // What comments say of stand-ins is none.
      /^\s*(\/?\*|\/\/)/.test(text)
        ? []
        : standInWords
            .filter(({ pattern }) => pattern.test(text))
            .map(({ what, blocks }) => ({
              blocks,
              what: `${what}: ${text.trim()}`,
              where: `${file}:${index + 1}`,
            })),
    );
}

function inConfiguration({ root, projectId, domain }: Project): Finding[] {
  if (!/^[a-z][a-z0-9-]{5,29}$/.test(projectId) || projectId.startsWith('demo-')) {
    const what =
      projectId === ''
        ? 'no Firebase project is set'
        : `"${projectId}" is no project id of your own: write it without quotation marks or commas`;
    return [
      {
        blocks: true,
        what: 'MAIL_FROM and MAIL_TO are not set',
        where: 'functions/.env.<project id> (docs/operating.md, "Put it live")',
      },
      {
        blocks: true,
        what,
        where: '.env.production.local (docs/operating.md, "Put it live")',
      },
    ];
  }
  const file = `functions/.env.${projectId}`;
  const path = join(root, file);
  const lines = existsSync(path) ? readFileSync(path, 'utf8').split('\n') : [];
  return ['MAIL_FROM', 'MAIL_TO'].flatMap((name): Finding[] => {
    const index = lines.findIndex((line) => line.startsWith(`${name}=`));
    const value = lines[index]?.slice(name.length + 1) ?? '';
    if (value !== '' && !/\.example\b/.test(value)) {
      // Mail from another domain than the site's is what mailboxes take for forged.
      if (name === 'MAIL_TO' || value.replaceAll(/[">]/g, '').endsWith(domain)) return [];
      const what = `MAIL_FROM is not on the site's domain, ${domain}: ${value}`;
      return [{ blocks: false, what, where: `${file}:${index + 1}` }];
    }
    const what = value === '' ? `${name} is not set` : `${name} is a stand-in: ${value}`;
    return [{ blocks: true, what, where: index < 0 ? file : `${file}:${index + 1}` }];
  });
}

/** The photographs that came with the project are known by their hashes. */
function inPhotographs({ root }: Project): Finding[] {
  const known = new Set(readFileSync(join(root, standInPhotos), 'utf8').match(/[0-9a-f]{64}/g));
  return readdirSync(join(root, 'photos'))
    .filter((name) => name.endsWith('.jpg'))
    .filter((name) => {
      const bytes = readFileSync(join(root, 'photos', name));
      return known.has(createHash('sha256').update(bytes).digest('hex'));
    })
    .map((name) => ({
      blocks: false,
      what: 'a photograph that came with the project',
      where: `photos/${name}`,
    }));
}
