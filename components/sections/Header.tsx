import { Island } from '@/components/islands/Island';
import { Brand } from '@/components/ui/Brand';
import { Menu } from '@/components/ui/Menu';
import type { Site } from '@/lib/content';

export function Header({
  name,
  menu,
  phone,
}: Pick<Site, 'name' | 'menu'> & Pick<Site['contact'], 'phone'>) {
  return (
    <header>
      <Menu brand={<Brand name={name} />} phone={phone}>
        <Island of="MenuLinks" links={menu} />
      </Menu>
    </header>
  );
}
