/** The first tab stop: skips the header. Visible only while focused. */
export function SkipLink({ target }: { target: string }) {
  return (
    <a
      href={`#${target}`}
      className="sr-only z-10 rounded-full bg-white font-semibold text-accent focus:not-sr-only focus:absolute focus:left-6 focus:top-3 focus:px-6 focus:py-3"
    >
      Skip to content
    </a>
  );
}
