import type { Weight, WeightChanges } from '../compare/weights';
import { bytes, count, percent } from '../format';
import { entry, foldedList, html, list, note, section, type Markup } from './markup';

function weight({ part, before, after }: Weight): Markup {
  const difference = after - before;
  if (!difference) return entry(part, `${bytes(after)} in both builds`);
  const share = before ? `, ${percent(Math.abs(difference) / before)}` : '';
  const name = difference > 0 ? 'heavier' : 'lighter';
  return entry(
    part,
    html`${bytes(before)} before, ${bytes(after)} after:
      <strong class="${name}">${bytes(Math.abs(difference))} ${name}</strong>${share}`,
  );
}

/** What the build and the parts of its page weigh. */
export function weightSection({ parts, total }: WeightChanges): Markup {
  const weights = [total, ...parts];
  const changed = weights.filter(({ before, after }) => before !== after);
  const same = weights.filter(({ before, after }) => before === after);
  return section(
    'weights',
    'Weights',
    html`${
      changed.length
        ? list('Changed weights', changed.map(weight))
        : note('Every part weighs the same.')
    }
    ${foldedList(count(same.length, 'unchanged weight'), same.map(weight))}`,
  );
}
