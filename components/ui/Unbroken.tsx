/** A word with a hyphen or a dash, or a name of two words. */
const whole = /(\S+[-–]\S+|\p{Lu}\p{L}+ \p{Lu}\p{L}+)/u;

/**
 * A text whose compounds and short names do not break across lines. A part of more than 12 characters may
 * break, because it would not fit a narrow phone with large text. Each part is inline, because screen readers
 * pause at inline blocks.
 */
export function Unbroken({ text }: { text: string }) {
  return text.split(whole).map((part, index) =>
    index % 2 === 1 && part.length <= 12 ? (
      <span key={index} className="whitespace-nowrap">
        {part}
      </span>
    ) : (
      part
    ),
  );
}
