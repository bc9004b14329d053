/** A word with a hyphen or a dash, or a name of two words. */
const whole = /(\S+[-–]\S+|\p{Lu}\p{L}+ \p{Lu}\p{L}+)/u;

/**
 * A text whose compounds and short names do not break across lines. The longest that stays whole fits a
 * narrow phone with large text. Each is an inline element, because screen readers hear an inline block as a
 * text of its own.
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
