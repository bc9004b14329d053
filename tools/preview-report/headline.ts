import { inWords, kindOf, type Change } from '../../lib/content/changes';

/** Up to so many changes are named one by one. */
const most = 3;

/** The changes in words if they are few, else how many there are, by section. */
function clauses(changes: Change[]): string[] {
  if (changes.length <= most) return changes.map(inWords);
  const sections = changes.map(({ place }) => place[0]);
  const names = [...new Set(sections)];
  if (names.length > most) return [`${changes.length} changes in ${names.length} sections`];
  return names.map((name) => {
    const { length } = sections.filter((section) => section === name);
    return `${length} ${length === 1 ? 'change' : 'changes'} under ${name}`;
  });
}

/**
 * Says in one line, without a period, what changes between two contents, prices first, such as "Ski shuttle
 * card › Prices › Adult: $30 → $35; Hero › Photograph › Picture: another picture".
 *
 * @returns an empty text when nothing differs.
 */
export function headlineOf(changes: Change[]): string {
  const isPrice = ({ schema }: Change) => kindOf(schema) === 'price';
  const others = changes.filter((change) => !isPrice(change));
  return [...clauses(changes.filter(isPrice)), ...clauses(others)].join('; ');
}
