import { Brand } from '@/components/ui/Brand';
import { Container } from '@/components/ui/Container';
import type { Site } from '@/lib/content/site';

/** The header of every page but the home page: the company's mark and name and the menu, all leading there. */
export function SideHeader({ name, nav }: Pick<Site, 'name' | 'nav'>) {
  return (
    <header>
      <Container>
        <div className="flex min-h-header flex-wrap items-center justify-between gap-x-4 gap-y-2">
          {/* Not next/link: the home page's inline script runs only when its document is loaded. */}
          {/* eslint-disable-next-line @next/next/no-html-link-for-pages */}
          <a href="/">
            <Brand name={name} beside={nav.links.map(({ label }) => label)} />
          </a>
          <nav
            aria-label={nav.label}
            className="-mr-1.5 flex flex-wrap xs:-mr-2 xs:gap-x-2 sm:-mr-4 sm:gap-x-0 print:hidden"
          >
            {nav.links.map(({ label, section }) => (
              <a
                key={label}
                className="inline-block min-w-11 rounded-full px-1.5 py-2.5 text-center text-base font-semibold text-accent transition hover:text-accent-hover xs:px-2 sm:px-4"
                href={section === 'home' ? '/' : `/#${section}`}
              >
                {label}
              </a>
            ))}
          </nav>
        </div>
      </Container>
    </header>
  );
}
