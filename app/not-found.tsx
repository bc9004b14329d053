import type { Metadata } from 'next';

import { Container } from '@/components/ui/Container';
import { Mark } from '@/components/ui/Mark';
import { Photo } from '@/components/ui/Photo';
import { pill } from '@/components/ui/pill';
import { site } from '@/lib/site';

export const metadata: Metadata = { title: `${site.notFound.heading} | ${site.name}` };

export default function NotFoundPage() {
  const { heading, text, home } = site.notFound;
  return (
    <main className="relative flex min-h-screen items-center overflow-hidden bg-maroon py-16 text-white">
      <Photo photo={site.hero.photo} slot="hero" firstView />
      <div className="absolute inset-0 bg-scrim" />
      <div className="relative w-full">
        <Container>
          <p className="flex items-center gap-3 font-display text-xl uppercase tracking-wide">
            <Mark />
            {site.name}
          </p>
          <h1 className="mb-4 mt-8 max-w-lead text-balance font-display text-title uppercase tracking-wide">
            {heading}
          </h1>
          <p className="mb-8 text-lead">{text}</p>
          {/* Not next/link: the home page's own script runs only in a document of its own. */}
          {/* eslint-disable-next-line @next/next/no-html-link-for-pages */}
          <a className={pill} href="/">
            {home}
          </a>
        </Container>
      </div>
    </main>
  );
}
