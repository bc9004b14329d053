import { Island } from '@/components/islands/Island';
import { MenuBar } from '@/components/menu/MenuBar';
import { Brand } from '@/components/ui/Brand';
import type { Menu, Phone } from '@/lib/content';

export function Header({ name, menu, phone }: { name: string; menu: Menu; phone: Phone }) {
  return (
    <header>
      <MenuBar brand={<Brand name={name} />} phone={phone}>
        <Island component="MenuLinks" links={menu} />
      </MenuBar>
    </header>
  );
}
