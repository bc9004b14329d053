import { Brand } from '@/components/ui/Brand';
import { Container } from '@/components/ui/Container';
import { LanguageLinks } from '@/components/ui/LanguageLinks';
import { MenuLink } from '@/components/ui/MenuLink';
import type { LanguageLink, Site } from '@/lib/content/site';

/** The header of every page but the home page: the company's logo and name and the menu, all leading there. */
export function SideHeader({
  name,
  nav,
  home,
  languages,
}: Pick<Site, 'name' | 'nav'> & {
  /** The path of the home page. */
  home: string;
  languages: LanguageLink[];
}) {
  return (
    <header>
      <Container>
        <div className="flex min-h-header flex-wrap items-center gap-x-4 gap-y-2">
          {/* Not next/link: the home page's inline script runs only when its document is loaded. */}
          <div className="grow basis-28">
            <a className="inline-block" href={home}>
              <Brand name={name} />
            </a>
          </div>
          <nav
            aria-label={nav.label}
            className="-mr-1.5 flex flex-wrap xs:-mr-2 xs:gap-x-2 sm:-mr-4 sm:gap-x-0 print:hidden"
          >
            {nav.links.map(({ label, section }) => (
              <MenuLink key={label} href={section === 'home' ? home : `${home}#${section}`}>
                {label}
              </MenuLink>
            ))}
            <LanguageLinks links={languages} />
          </nav>
        </div>
      </Container>
    </header>
  );
}
