/** A link of a menu to another page. */
export function MenuLink({ href, children }: { href: string; children: string }) {
  return (
    <a
      className="inline-block min-w-11 rounded-full px-1.5 py-2.5 text-center text-base font-semibold text-accent transition hover:text-accent-hover xs:px-2 sm:px-4"
      href={href}
    >
      {children}
    </a>
  );
}
