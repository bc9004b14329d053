import { Island } from '@/components/islands/Island';
import { menu } from '@/components/menu/menu';
import { MenuLink } from '@/components/menu/MenuLink';
import { Brand } from '@/components/ui/Brand';
import { Container } from '@/components/ui/Container';
import { Icon } from '@/components/ui/Icon';
import { PhoneNumber } from '@/components/ui/PhoneNumber';
import type { Phone } from '@/lib/content';

/**
 * The line that stays at the top of every page. On the home page, the menu scrolls. On every other page, menu
 * and logo lead to the home page.
 */
export function Header({ name, phone, isHome }: { name: string; phone: Phone; isHome: boolean }) {
  const brand = <Brand name={name} />;
  return (
    <header className="sticky top-stuck z-20 -mb-px border-b border-stone-300 bg-paper @container print:static">
      <Container>
        <div className="flex min-h-header flex-wrap items-center gap-x-2">
          <div className="flex grow basis-[4.5rem]">
            {/* An ordinary link instead of next/link, because visitors get no router. */}
            {/* eslint-disable-next-line @next/next/no-html-link-for-pages */}
            {isHome ? brand : <a href="/">{brand}</a>}
          </div>
          <nav aria-label="Main" className="flex flex-wrap print:hidden">
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
          <a
            className="flex h-11 min-w-11 items-center justify-center gap-2 rounded-full border-2 border-accent text-base font-semibold text-accent hover:text-accent-hover roomy:px-4 mouse:transition contrast-more:text-accent-hover print:hidden"
            href={phone.href}
            aria-label={`Call us: ${phone.display}`}
          >
            <Icon shape="phone" size="small" />
            <span className="hidden roomy:block">
              <PhoneNumber phone={phone} />
            </span>
          </a>
        </div>
      </Container>
    </header>
  );
}
