/** A link in running text, in its size and weight. */
export function TextLink({ href, children }: { href: string; children: string }) {
  return (
    <a
      className="inline-block max-w-full text-accent underline decoration-1 underline-offset-4 hover:text-accent-hover mouse:transition-colors contrast-more:text-black"
      href={href}
      suppressHydrationWarning
    >
      {children}
    </a>
  );
}
