import type { ReactNode } from 'react';

import { SkipLink } from '@/components/menu/SkipLink';
import { Footer } from '@/components/sections/Footer';
import { Header } from '@/components/sections/Header';
import type { Content } from '@/lib/content';

/**
 * The frame of every page except the home page. The footer is at the bottom of the window if the page is
 * short. Nothing in the frame needs JavaScript.
 *
 * @param url the address that the footer shows in print.
 */
export function SidePage({ content, url, children }: { content: Content; url: string; children: ReactNode }) {
  const { name, contact } = content;
  return (
    <div className="flex min-h-dvh flex-col">
      <SkipLink />
      <Header name={name} phone={contact.phone} isHome={false} />
      <main id="content" className="grow">
        {children}
      </main>
      <Footer name={name} url={url} contact={contact} />
    </div>
  );
}
