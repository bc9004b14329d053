import type { ReactNode } from 'react';

import { Footer } from '@/components/sections/Footer';
import { SideHeader } from '@/components/sections/SideHeader';
import type { Content } from '@/lib/content';

/**
 * The frame of every page except the home page. The footer is at the bottom of the window if the page is short.
 *
 * @param url the address that the footer shows in print.
 */
export function SidePage({
  content,
  url,
  children,
}: {
  content: Content;
  url: string;
  children: ReactNode;
}) {
  const { name, menu, footer, contact } = content;
  return (
    <div className="flex min-h-dvh flex-col">
      <SideHeader name={name} menu={menu} phone={contact.phone} />
      <main className="grow">{children}</main>
      <Footer name={name} url={url} footer={footer} contact={contact} />
    </div>
  );
}
