import { Brand } from '@/components/ui/Brand';
import { Menu } from '@/components/ui/Menu';
import type { Site } from '@/lib/content';

/** The header of every page but the home page, to which all of its links lead. */
export function SideHeader({
  name,
  menu,
  phone,
}: Pick<Site, 'name' | 'menu'> & Pick<Site['contact'], 'phone'>) {
  return (
    <header>
      <Menu
        brand={
          // Not next/link: the home page's inline script runs only when its document is loaded.
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
      </Menu>
    </header>
  );
}
