import { displayWidth } from '@/lib/content/display-face';
import { site } from '@/lib/content/site';

/** For a regular expression. */
const escaped = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');

/**
 * A text in which no line breaks inside the phrases that the content lists, nor inside the town's name.
 *
 * @param most the widest phrase, in ems of the display face, that still fits on a line of a phone where text is
 *   twice as large.
 */
export function Unbroken({ most = 5.9, children }: { most?: number; children: string }) {
  const phrases = site.phrases.filter((phrase) => displayWidth(phrase) <= most);
  if (phrases.length === 0) return children;
  return children.split(new RegExp(`(${phrases.map(escaped).join('|')})`)).map((part, index) =>
    index % 2 === 1 ? (
      <span key={index} className="whitespace-nowrap">
        {part}
      </span>
    ) : (
      part
    ),
  );
}
