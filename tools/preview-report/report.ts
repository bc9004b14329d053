import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

import { contentChanges, kindOf, type Change } from '../../lib/content/changes';
import { isAddress } from '../../test-support/capture';
import { headlineOf } from './headline';
import { cutOut, differenceOf, shrunk, type Picture } from './pictures';
import { captureLooks, devices, otherViews, wholePage, type Device } from './read/views';

/** The same thing before and after; undefined in a build that does not have it. */
export interface Pair {
  device: Device;
  before: Picture | undefined;
  after: Picture | undefined;
}

/** A part of the page that looks different, with the devices on which it does. */
export interface PartChange {
  name: string;
  pairs: Pair[];
}

/** Everything found about two builds; `before` and `after` are their names. */
export interface Report {
  before: string;
  after: string;
  headline: string;
  /** Of the content, as far as this schema knows it; undefined if a build does not say what its content is. */
  changes: Change[] | undefined;
  sections: PartChange[];
  /** The form's states and the privacy page. */
  others: PartChange[];
  /** What looks as it did. */
  same: string[];
  /** The page from top to bottom. */
  page: Pair[];
}

/** The content that a build was made from: builds publish it, and older ones stand beside theirs. */
async function contentOf(folder: string): Promise<unknown> {
  if (isAddress(folder)) {
    const answer = await fetch(new URL('/content.json', folder)).catch(() => undefined);
    return answer?.json().catch(() => undefined);
  }
  const file = ['content.json', '../content/site.json']
    .map((path) => join(folder, path))
    .find((path) => existsSync(path));
  return file && (JSON.parse(readFileSync(file, 'utf8')) as unknown);
}

/** All of two pictures. */
async function whole(
  device: Device,
  before: Buffer | undefined,
  after: Buffer | undefined,
): Promise<Pair> {
  return {
    device,
    before: before && (await shrunk(before)),
    after: after && (await shrunk(after)),
  };
}

/** Where two pictures differ, with its surroundings; undefined if nowhere. */
async function pairOf(
  device: Device,
  before: Buffer | undefined,
  after: Buffer | undefined,
): Promise<Pair | undefined> {
  if (before && after) {
    const difference = await differenceOf(before, after);
    return (
      difference && {
        device,
        before: await cutOut(before, difference.before, device),
        after: await cutOut(after, difference.after, device),
      }
    );
  }
  return before || after ? whole(device, before, after) : undefined;
}

/** The headline of the content, and what else looks different. */
function headlineFor(changes: Change[], looks: string[]): string {
  const sections = new Set(changes.map(({ place }) => place[0]));
  // The name is everywhere.
  const isEverywhere = changes.some(({ path }) => path.length === 1);
  const others = looks.filter((name) => !isEverywhere && !sections.has(name));
  const which = others.length > 3 ? `${others.length} sections` : others.join(', ');
  const look = which && `Looks different: ${which}`;
  return [headlineOf(changes), look].filter(Boolean).join('. ') || 'Nothing changed';
}

/**
 * Compares two builds: what they were made from, and what they look like.
 *
 * @param before, after folders of exported sites, such as "out", or addresses of live ones.
 * @param names what the report calls them.
 * @throws an Error that says what is missing when a folder is not a build, or both are the same.
 */
export async function report(
  before: string,
  after: string,
  names: { before: string; after: string } = { before, after },
): Promise<Report> {
  for (const folder of [before, after]) {
    if (isAddress(folder) || existsSync(join(folder, 'index.html'))) continue;
    throw new Error(
      `${folder} is not a build: it has no index.html. "npm run build" makes one in out/.`,
    );
  }
  if (resolve(before) === resolve(after)) {
    throw new Error(`${before} and ${after} are the same folder, so nothing can differ.`);
  }
  const [old, now] = [await contentOf(before), await contentOf(after)];
  const [wasLook, isLook] = [await captureLooks(before), await captureLooks(after)];
  const every = Object.keys(devices) as Device[];
  // A computer shows every section.
  const looks = [isLook.computer, isLook.phone, wasLook.computer, wasLook.phone];
  const parts: PartChange[] = [];
  for (const name of new Set(looks.flatMap((look) => [...look.keys()]))) {
    if (name === wholePage) continue;
    const pairs = await Promise.all(
      every.map((device) => pairOf(device, wasLook[device].get(name), isLook[device].get(name))),
    );
    parts.push({ name, pairs: pairs.filter((pair) => pair !== undefined) });
  }
  const changed = parts.filter(({ pairs }) => pairs.length > 0);
  const sections = changed.filter(({ name }) => !otherViews.has(name));
  const changes =
    old === undefined || now === undefined
      ? undefined
      : contentChanges(old, now).filter(({ schema }) => schema);
  return {
    ...names,
    headline: headlineFor(
      changes ?? [],
      (sections.length > 0 ? sections : changed).map(({ name }) => name),
    ),
    changes,
    sections,
    others: changed.filter(({ name }) => otherViews.has(name)),
    same: parts.filter(({ pairs }) => pairs.length === 0).map(({ name }) => name),
    page: await Promise.all(
      every.map((device) =>
        whole(device, wasLook[device].get(wholePage), isLook[device].get(wholePage)),
      ),
    ),
  };
}

/** The two or three changed sections that matter most: those whose prices, photographs or words changed first. */
export function foremost({ sections, changes = [] }: Report): PartChange[] {
  const kinds = ['price', 'photograph', 'text', 'link'];
  const rank = ({ name }: PartChange) => {
    const own = changes.filter(({ place }) => place[0] === name);
    return Math.min(kinds.length, ...own.map(({ schema }) => kinds.indexOf(kindOf(schema))));
  };
  return sections.toSorted((one, other) => rank(one) - rank(other)).slice(0, 3);
}
