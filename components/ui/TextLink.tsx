/**
 * A link in running text, in its size and weight. `stretched`, a press anywhere on the nearest positioned element
 * follows it.
 */
export function TextLink({
  href,
  stretched = false,
  children,
}: {
  href: string;
  stretched?: boolean;
  children: string;
}) {
  return (
    <a
      className="inline-block max-w-full rounded-md text-accent underline decoration-1 underline-offset-4 hover:text-accent-hover mouse:transition contrast-more:text-black"
      href={href}
      suppressHydrationWarning
    >
      {children}
      {stretched && <span className="absolute inset-0" />}
    </a>
  );
}
