import type { Metadata } from 'next';

import { Banner } from '@/components/ui/Banner';
import { Mark } from '@/components/ui/Mark';
import { pill } from '@/components/ui/pill';
import { site } from '@/lib/site';

export const metadata: Metadata = { title: `${site.notFound.heading} | ${site.name}` };

export default function NotFoundPage() {
  const { heading, text, home } = site.notFound;
  return (
    <main className="min-h-screen bg-maroon">
      <Banner photo={site.hero.photo}>
        <p className="flex items-center gap-3 font-display text-xl uppercase tracking-wide">
          <Mark />
          {site.name}
        </p>
        <h1 className="mb-4 mt-8 max-w-md text-balance font-display text-title uppercase tracking-wide">
          {heading}
        </h1>
        <p className="mb-8 max-w-md text-balance text-lead">{text}</p>
        {/* Not next/link: the home page's own script runs only in a document of its own. */}
        {/* eslint-disable-next-line @next/next/no-html-link-for-pages */}
        <a className={pill} href="/">
          {home}
        </a>
      </Banner>
    </main>
  );
}
