/** The first tab stop. It skips the header and is visible only while it has focus. */
export function SkipLink() {
  return (
    <a
      href="#content"
      className="absolute -top-40 left-gutter z-30 rounded-full bg-white px-6 py-3 font-semibold text-accent focus:top-3"
    >
      Skip to content
    </a>
  );
}
