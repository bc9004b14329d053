import { Island } from '@/components/islands/Island';
import { menu } from '@/components/menu/menu';
import { MenuLink } from '@/components/menu/MenuLink';
import { Brand } from '@/components/ui/Brand';
import { Container } from '@/components/ui/Container';
import { PhoneNumber } from '@/components/ui/PhoneNumber';
import type { Phone } from '@/lib/content';

/**
 * The line at the top of every page. On the home page, the menu scrolls. On every other page, menu and logo
 * lead to the home page.
 */
export function Header({ name, phone, isHome }: { name: string; phone: Phone; isHome: boolean }) {
  const brand = <Brand name={name} />;
  return (
    <header>
      <Container>
        <div className="flex min-h-header flex-wrap items-center gap-x-2">
          <div className="flex grow basis-28">
            {/* An ordinary link instead of next/link, because visitors get no router. */}
            {/* eslint-disable-next-line @next/next/no-html-link-for-pages */}
            {isHome ? brand : <a href="/">{brand}</a>}
          </div>
          <a
            className="hidden rounded-md px-2 py-2.5 text-base font-semibold text-stone-800 decoration-2 underline-offset-8 hover:text-accent-hover hover:underline mouse:transition md:block"
            href={phone.href}
          >
            <PhoneNumber phone={phone} />
          </a>
          <nav
            aria-label="Main"
            className="-mr-[min(0.5rem,theme(spacing.bleed))] flex flex-wrap sm:-mr-[min(1rem,theme(spacing.bleed))] print:hidden"
          >
            {isHome ? (
              <Island component="MenuLinks" />
            ) : (
              menu.map(({ label, section }) => (
                <MenuLink key={label} href={section === 'home' ? '/' : `/#${section}`}>
                  {label}
                </MenuLink>
              ))
            )}
          </nav>
        </div>
      </Container>
    </header>
  );
}
