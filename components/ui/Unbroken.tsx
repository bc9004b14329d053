import { displayWidth } from '@/lib/layout/display-face';

/** For a regular expression. */
const escaped = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');

const all = [
  'same day',
  'ski shuttle',
  'bike shuttle',
  'Southern Utah',
  'Brian Head',
  'Cedar City',
  'All Rights Reserved',
  'full-service',
];

/** A phrase of the content's, with what must not begin a line after it. */
const phrases = new RegExp(`((?:${all.map(escaped).join('|')})[.,:;!?)]*)`);

/**
 * A text in which no line breaks inside the phrases that the content lists, nor inside the town's name, unless
 * the phrase needs more than a line.
 *
 * @param maxEms the widest phrase, in ems of the display face, that fits on a line of a phone where text is twice
 *   as large.
 */
export function Unbroken({ maxEms = 5.9, children }: { maxEms?: number; children: string }) {
  return children.split(phrases).map((part, index) =>
    index % 2 === 1 ? (
      <span
        key={index}
        className={displayWidth(part) > maxEms ? 'inline-block max-w-full' : 'whitespace-nowrap'}
      >
        {part}
      </span>
    ) : (
      part
    ),
  );
}
