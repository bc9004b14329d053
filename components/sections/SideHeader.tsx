import { MenuBar } from '@/components/menu/MenuBar';
import { Brand } from '@/components/ui/Brand';
import type { Menu, Phone } from '@/lib/content';

/** The header of every page except the home page. Its menu leads there. */
export function SideHeader({ name, menu, phone }: { name: string; menu: Menu; phone: Phone }) {
  return (
    <header>
      <MenuBar
        brand={
          // An ordinary link instead of next/link, because inline scripts run only when the browser loads the document.
          // eslint-disable-next-line @next/next/no-html-link-for-pages
          <a className="inline-block" href="/">
            <Brand name={name} />
          </a>
        }
        phone={phone}
      >
        {menu.map(({ label, section }) => (
          <a
            key={label}
            className="inline-block min-w-11 rounded-full px-2 py-2.5 text-center text-base font-semibold text-accent hover:text-accent-hover mouse:transition sm:px-4"
            href={section === 'home' ? '/' : `/#${section}`}
          >
            {label}
          </a>
        ))}
      </MenuBar>
    </header>
  );
}
