import { isGroup } from '@/lib/content/fields';

/** A field that two people have changed, each to another value. */
export interface Conflict {
  path: PropertyKey[];
  mine: unknown;
  theirs: unknown;
}

const same = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

const areLists = (values: unknown[]): values is unknown[][] =>
  values.every(Array.isArray) &&
  new Set((values as unknown[][]).map(({ length }) => length)).size === 1;

/**
 * Merges two contents field by field, each with what it has changed since their common base. Lists of the same
 * length are merged entry by entry, others as a whole.
 *
 * @returns where both have changed a field, my value, and the conflict.
 */
export function merge(
  base: unknown,
  mine: unknown,
  theirs: unknown,
  path: PropertyKey[] = [],
): { merged: unknown; conflicts: Conflict[] } {
  if (same(mine, base) || same(mine, theirs)) return { merged: theirs, conflicts: [] };
  if (same(theirs, base)) return { merged: mine, conflicts: [] };
  if (areLists([base, mine, theirs])) {
    const [from, own, other] = [base, mine, theirs] as unknown[][];
    const all = (own ?? []).map((entry, index) =>
      merge(from?.[index], entry, other?.[index], [...path, index]),
    );
    return {
      merged: all.map((each) => each.merged),
      conflicts: all.flatMap((each) => each.conflicts),
    };
  }
  if (!isGroup(mine) || !isGroup(theirs)) {
    return { merged: mine, conflicts: [{ path, mine, theirs }] };
  }
  const from = isGroup(base) ? base : {};
  const all = [...new Set([...Object.keys(theirs), ...Object.keys(mine)])].map(
    (key) => [key, merge(from[key], mine[key], theirs[key], [...path, key])] as const,
  );
  const entries = all.map(([key, { merged }]) => [key, merged] as const);
  return {
    merged: Object.fromEntries(entries.filter(([, value]) => value !== undefined)),
    conflicts: all.flatMap(([, { conflicts }]) => conflicts),
  };
}
