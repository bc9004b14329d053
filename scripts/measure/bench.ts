/**
 * Measures the built page in one run beside the limit page, which is the same document without any script;
 * beside the same without any picture; beside the page without its body face; and beside each peer given as
 * `--peer name=folder`, a folder of exported files. Runs Lighthouse on all of them in turn, on a phone and on
 * a desktop; weighs a whole visit; and measures presses and keys of the form beside the limit page's. Prints
 * tables, writes them to bench.json, and ends with exit code 1 when a bound is not held.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';

import { chromium, type Browser } from '@playwright/test';
import { load } from 'cheerio';

import { faceAttribute } from '../../lib/marks';
import { browserOptions } from '../shared/browser';
import { main, requireBuild } from '../shared/cli';
import { audit, installLighthouse, type Audit } from './bench/audit';
import { serveLikeCdn, trustArgument } from './bench/server';
import { atMost, markdown, median, ratio, within, type Row } from './bench/table';
import { visit, weigh, type Stages, type Visit } from './bench/visits';

const auditRounds = 5;
const visitRounds = 9;
const devices = ['mobile', 'desktop'] as const;

/** A page to measure. */
interface Subject {
  name: string;
  url: string;
  /** Upper bound of the page's FCP and LCP relative to this subject's. */
  most?: number;
}

/** What `--peer name=folder` names; throws an Error that says how to write it. */
function readPeers(): { name: string; folder: string }[] {
  const { values } = parseArgs({ options: { peer: { type: 'string', multiple: true } } });
  return (values.peer ?? []).map((peer) => {
    const [name, folder] = peer.split('=');
    if (!name || !folder || !existsSync(`${folder}/index.html`)) {
      throw new Error(
        `"--peer ${peer}" names no exported site: write --peer name=folder, where the folder has an index.html.`,
      );
    }
    return { name, folder };
  });
}

function without(html: string, selector: string): string {
  const $ = load(html);
  $(selector).remove();
  return $.html();
}

/** The page with only the fallback face: the rule that switches to the body face never matches. */
function withoutBodyFace(html: string): string {
  const rule = `:root[${faceAttribute}]`;
  if (!html.includes(rule)) throw new Error(`The style sheet has no rule for ${rule}.`);
  return html.replace(rule, ':root:empty');
}

/** Lighthouse's rows for the page beside another of the same run; `scores` adds the page's own scores. */
function auditRows(
  page: Audit[],
  other: Audit[],
  most: number | undefined,
  scores: boolean,
): Row[] {
  const of = (audits: Audit[], pick: (audit: Audit) => number) => median(audits.map(pick));
  const both = (pick: (audit: Audit) => number) => [of(page, pick), of(other, pick)] as const;
  const kinds = new Set([...page, ...other].flatMap(({ bytes }) => Object.keys(bytes)));
  const rows = [
    ratio('FCP, ms', ...both(({ times }) => times.FCP), most),
    ratio('LCP, ms', ...both(({ times }) => times.LCP), most),
    ratio('SI, ms', ...both(({ times }) => times.SI)),
    ...[...kinds].map((kind) => ratio(`${kind}, bytes`, ...both(({ bytes }) => bytes[kind] ?? 0))),
  ];
  if (!scores) return rows;
  const lowest = (name: string) => Math.min(...page.map(({ scores }) => scores[name] ?? 0));
  return [
    ...rows,
    atMost('TBT, ms', median(page.map(({ times }) => times.TBT)), 0),
    atMost('CLS', median(page.map(({ CLS }) => CLS)), 0.01),
    ...Object.keys(page[0]?.scores ?? {}).map((name) => ({
      measure: `${name}, lowest`,
      page: lowest(name),
      bound: '100',
      held: lowest(name) === 100,
    })),
  ];
}

/** Runs Lighthouse on every subject in turn, `auditRounds` times. Adds one table per comparison. */
async function compare([page, ...others]: [Subject, ...Subject[]], tables: Map<string, Row[]>) {
  for (const device of devices) {
    const audits = new Map<Subject, Audit[]>();
    for (let round = 1; round <= auditRounds; round++) {
      console.log(`Lighthouse, ${device}, round ${round} of ${auditRounds} …`);
      for (const subject of [page, ...others]) {
        audits.set(subject, [...(audits.get(subject) ?? []), await audit(subject.url, device)]);
      }
    }
    for (const [index, other] of others.entries()) {
      const [own = [], others = []] = [page, other].map((subject) => audits.get(subject));
      const rows = auditRows(own, others, other.most, index === 0).map((row) => ({
        ...row,
        measure: `${device}: ${row.measure}`,
      }));
      tables.set(other.name, [...(tables.get(other.name) ?? []), ...rows]);
    }
  }
}

/** Byte budgets of a visit, with response headers. */
const visitBudget: Record<string, number> = { 'first view': 80_000, 'enquiry sent': 216_000 };

/** The rows of a weighed visit; stages named in `most` have a bound. */
function visitRows(stages: Stages, most: Record<string, number>): Row[] {
  return Object.entries(stages).map(([stage, bytes]) => {
    const total = Object.values(bytes).reduce((sum, each) => sum + each, 0);
    const kinds = Object.entries(bytes).map(([kind, size]) => `${kind} ${size}`);
    const measure = `visit, until ${stage}, bytes (${kinds.join(', ')})`;
    const bound = most[stage];
    return bound === undefined ? { measure, page: total } : atMost(measure, total, bound);
  });
}

async function interactions(browser: Browser, page: Subject, limit: Subject): Promise<Row[]> {
  const visits: Visit[] = [];
  const plain: Visit[] = [];
  for (let round = 1; round <= visitRounds; round++) {
    console.log(`Visit of the form, round ${round} of ${visitRounds} …`);
    visits.push(await visit(browser, page.url, true));
    plain.push(await visit(browser, limit.url, false));
  }
  const of = (all: Visit[], kind: keyof Visit) => median(all.map((each) => each[kind] ?? NaN));
  return [
    within('INP, menu, ms', of(visits, 'menu'), of(plain, 'menu'), 16),
    within('INP, typing, ms', of(visits, 'typing'), of(plain, 'typing'), 16),
    atMost('INP, Send, ms', of(visits, 'Send'), 100),
  ];
}

main(async () => {
  requireBuild();
  const peers = readPeers();
  installLighthouse();
  const html = readFileSync('out/index.html', 'utf8');
  const limitPage = without(html, 'script, template, link[rel="dns-prefetch"]');
  const { server, origin } = await serveLikeCdn('out', {
    '/limit.html': limitPage,
    '/bare.html': without(limitPage, 'picture, link[as="image"]'),
    '/fallback.html': withoutBodyFace(html),
  });
  const servers = [server];
  const page = { name: 'page', url: `${origin}/` };
  const limit = { name: 'limit page', url: `${origin}/limit.html`, most: 1.03 };
  const own = [
    { name: 'without pictures', url: `${origin}/bare.html` },
    { name: 'without body face', url: `${origin}/fallback.html`, most: 1.02 },
  ];
  const tables = new Map<string, Row[]>();
  const options = browserOptions();
  const args = [...options.args, trustArgument()];
  const browser = await chromium.launch({ ...options, args });
  try {
    const others: Subject[] = [limit, ...own];
    for (const { name, folder } of peers) {
      const peer = await serveLikeCdn(folder, {});
      servers.push(peer.server);
      others.push({ name, url: `${peer.origin}/` });
    }
    await compare([page, ...others], tables);
    const limitRows = tables.get(limit.name) ?? [];
    limitRows.push(...visitRows(await weigh(browser, page.url, false), visitBudget));
    for (const peer of others.slice(1 + own.length)) {
      tables.get(peer.name)?.push(...visitRows(await weigh(browser, peer.url, true), {}));
    }
    limitRows.push(...(await interactions(browser, page, limit)));
  } finally {
    await browser.close();
    for (const each of servers) each.close();
  }
  for (const [name, rows] of tables) console.log(`\n${markdown(rows, name)}\n`);
  writeFileSync('bench.json', `${JSON.stringify(Object.fromEntries(tables), null, 2)}\n`);
  const missed = [...tables.values()].flat().filter(({ held }) => held === false);
  if (missed.length > 0) {
    throw new Error(`Not within its bound: ${missed.map(({ measure }) => measure).join('; ')}.`);
  }
});
