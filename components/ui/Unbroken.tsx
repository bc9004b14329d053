/** Such as "full-service" and "$25–$30", and such as "Brian Head" and "St. George". */
const compound = String.raw`\S+[-–]\S+`;
const nameOfTwoWords = String.raw`(?:St\.|\p{Lu}\p{L}+) (?!St\.)\p{Lu}\p{L}+`;
const whole = new RegExp(`(${compound}|${nameOfTwoWords})`, 'u');

/**
 * A text whose compounds and short names do not break across lines. A part of more than 12 characters may
 * break, because it would not fit a narrow phone with large text. Each part is inline, because screen readers
 * pause at inline blocks.
 */
export function Unbroken({ text }: { text: string }) {
  // `split` puts what `whole` captures at the odd places.
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
