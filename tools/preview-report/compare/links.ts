import type { Build } from '../read/build';
import { statusOf, type LinkVerdict } from '../read/link-status';
import { isSameLink, linksOf, type Link } from '../read/links';

export interface CheckedLink extends Link, LinkVerdict {}

/** The links that only the first build has, only the second has, and both have. */
export interface LinkChanges {
  removed: CheckedLink[];
  added: CheckedLink[];
  kept: CheckedLink[];
}

/** Compares the links of two builds. A kept link has its status in the second build. */
export async function compareLinks(
  before: Build,
  after: Build,
  checkLinks: boolean,
): Promise<LinkChanges> {
  const [old, now] = [linksOf(before), linksOf(after)];
  const check = (links: Link[], build: Build) =>
    Promise.all(
      links.map(async (link) => ({ ...link, ...(await statusOf(link.href, build, checkLinks)) })),
    );
  const isIn = (links: Link[], link: Link) => links.some((other) => isSameLink(other, link));
  const [removed, current] = await Promise.all([
    check(
      old.filter((link) => !isIn(now, link)),
      before,
    ),
    check(now, after),
  ]);
  return {
    removed,
    added: current.filter((link) => !isIn(old, link)),
    kept: current.filter((link) => isIn(old, link)),
  };
}

/** The links of the second build that lead nowhere. */
export const brokenLinks = ({ added, kept }: LinkChanges): CheckedLink[] =>
  [...added, ...kept].filter(({ status }) => status === 'broken');
