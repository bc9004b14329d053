import { contentChanges, type Change } from './changes';

/** Up to so many changes of a kind are named one by one. */
const most = 3;
/** Texts up to this many characters are quoted. */
const short = 40;

/** "Ski shuttle card" as it is called within a sentence. */
const within = (section = '') =>
  `${section.charAt(0).toLowerCase()}${section.slice(1)}`.replace(/ card$/, '');

/** Where a change is: its section and its field. */
const place = ({ path }: Change) => [...new Set([path[0], path.at(-1)])].join(' › ');

function priceClause({ path, before, after }: Change): string {
  const rider = path.at(-1) ?? '';
  const which = `${rider} price of the ${within(path[0])}`;
  if (before === undefined) return `new: ${which}, ${after ?? ''}`;
  return after === undefined ? `no longer: ${which}` : `${which}: ${before} → ${after}`;
}

/** A photograph of its own section, or one in a row of them. */
const photographClause = ({ path }: Change) =>
  path.length > 3
    ? `a new photograph in the ${within(path[0])}`
    : `a new ${within(path[0])} photograph`;

function textClause(change: Change): string {
  const { kind, before, after } = change;
  if (before === undefined) return `new: ${place(change)}`;
  if (after === undefined) return `no longer: ${place(change)}`;
  if (Math.max(before.length, after.length) <= short) {
    return `${place(change)}: ${before} → ${after}`;
  }
  return kind === 'text' ? `other words for ${place(change)}` : `another ${place(change)}`;
}

/** Names the changes if they are few, else sums them up. */
const named = (changes: Change[], clause: (change: Change) => string, sum: string) =>
  changes.length > most ? [`${changes.length} ${sum}`] : changes.map(clause);

/** Many changes, by section. */
function bySection(changes: Change[]): string[] {
  const sections = [...new Set(changes.map(({ path }) => path[0] ?? ''))];
  if (sections.length > most) return [`${changes.length} changes in ${sections.length} sections`];
  return sections.map((section) => {
    const { length } = changes.filter(({ path }) => path[0] === section);
    return `${length} ${length === 1 ? 'change' : 'changes'} under ${section}`;
  });
}

/** Joins clauses to a sentence without a period. */
export function sentenceOf(clauses: string[]): string {
  const last = clauses.at(-1) ?? '';
  const sentence = clauses.length > 1 ? `${clauses.slice(0, -1).join(', ')}, and ${last}` : last;
  return `${sentence.charAt(0).toUpperCase()}${sentence.slice(1)}`;
}

/**
 * Says in one sentence, without a period, what changes between two contents, such as "Adult price of the ski
 * shuttle: $30 → $35, and a new hero photograph". Needs neither a build nor a browser.
 *
 * @param before, after what content/site.json holds, parsed.
 * @returns an empty text when nothing differs.
 */
export function headlineOf(before: unknown, after: unknown): string {
  const changes = contentChanges(before, after);
  const of = (...kinds: Change['kind'][]) => changes.filter(({ kind }) => kinds.includes(kind));
  const words = of('text', 'link');
  const others = words.filter(({ path }) => path.length > 1);
  return sentenceOf([
    // The company's name.
    ...words.filter(({ path }) => path.length === 1).map(textClause),
    ...named(of('price'), priceClause, 'other prices'),
    ...named(of('photograph'), photographClause, 'new photographs'),
    ...(others.length > most ? bySection(others) : others.map(textClause)),
  ]);
}
