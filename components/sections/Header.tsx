import type { LanguageLink, Site } from '@/lib/content/site';

import { Brand } from '@/components/ui/Brand';
import { Container } from '@/components/ui/Container';
import { LanguageLinks } from '@/components/ui/LanguageLinks';
import { Island } from '@/components/first-view/Island';

export function Header({
  name,
  nav,
  languages,
}: Pick<Site, 'name' | 'nav'> & { languages: LanguageLink[] }) {
  return (
    <header>
      <Container>
        <div className="flex min-h-header flex-wrap items-center gap-x-2">
          <div className="grow basis-28">
            <Brand name={name} />
          </div>
          <nav
            aria-label={nav.label}
            className="-mr-1.5 flex flex-wrap xs:-mr-2 xs:gap-x-2 sm:-mr-4 sm:gap-x-0 print:hidden"
          >
            {nav.links.map(({ label, section }) => (
              <Island of="ScrollLink" key={label} to={section} look="nav">
                {label}
              </Island>
            ))}
            <LanguageLinks links={languages} />
          </nav>
        </div>
      </Container>
    </header>
  );
}
