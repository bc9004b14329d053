/**
 * A link of a menu to another page. Not next/link: the home page's inline script runs only when its document is loaded.
 *
 * @param language of the link and of that page, where it is another one.
 */
export function MenuLink({
  href,
  language,
  children,
}: {
  href: string;
  language?: string;
  children: string;
}) {
  return (
    <a
      className="inline-block min-w-11 rounded-full px-1.5 py-2.5 text-center text-base font-semibold text-accent hover:text-accent-hover mouse:transition-colors xs:px-2 sm:px-4"
      href={href}
      lang={language}
      hrefLang={language}
    >
      {children}
    </a>
  );
}
