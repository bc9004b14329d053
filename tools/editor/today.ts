type Group = Record<string, unknown>;

/** Without groups in which nothing is filled in: such a group is not there at all. */
export function filled(group: Group): Group {
  const entries = Object.entries(group).flatMap(([key, value]): [string, unknown][] => {
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return [[key, value]];
    const inner = filled(value as Group);
    return Object.keys(inner).length > 0 ? [[key, inner]] : [];
  });
  return Object.fromEntries(entries);
}
