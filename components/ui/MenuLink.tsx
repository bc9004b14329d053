/** A link of a menu to another page. */
export function MenuLink({ href, children }: { href: string; children: string }) {
  return (
    <a
      className="inline-block min-w-11 rounded-full px-2 py-2.5 text-center text-base font-semibold text-accent hover:text-accent-hover mouse:transition sm:px-4"
      href={href}
    >
      {children}
    </a>
  );
}
