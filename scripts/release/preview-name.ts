import { gitIn } from '../local/git';

/** Channel names that Firebase accepts. */
export const channelName = /^[a-z0-9][a-z0-9-]{0,39}$/;

const mainBranches = ['', 'HEAD', 'main', 'master'];

/**
 * The name of a preview that nobody has named: the branch's, in small letters, digits and dashes, or on the
 * main branch the day's, as in `2027-05-01`.
 */
export function previewNameFor(branch: string, today: Date): string {
  const name = branch
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-+|-+$/g, '')
    .slice(0, 40);
  if (!mainBranches.includes(branch) && channelName.test(name)) return name;
  // Sweden writes days as ISO 8601 does; in this computer's own time zone.
  return today.toLocaleDateString('sv');
}

/** The branch that is checked out; empty outside a repository, and without Git. */
export const currentBranch = () =>
  gitIn('.')(['rev-parse', '--abbrev-ref', 'HEAD']).then(
    (branch) => branch.trim(),
    () => '',
  );

/**
 * Where Firebase has put a preview.
 *
 * @param output of `firebase hosting:channel:deploy --json`.
 * @returns undefined when it names no channel.
 */
export function channelIn(output: string): { address: string; until: string } | undefined {
  const [, address] = /"url": *"(https:[^"]+)"/.exec(output) ?? [];
  const [, time] = /"expireTime": *"([^"]+)"/.exec(output) ?? [];
  if (!address || !time) return undefined;
  const until = new Date(time).toLocaleString('en-US', { dateStyle: 'full', timeStyle: 'short' });
  return { address, until };
}
