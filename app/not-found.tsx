import type { Metadata } from 'next';

import { Container } from '@/components/ui/Container';
import { Mark } from '@/components/ui/Mark';
import { pill } from '@/components/ui/pill';
import { site } from '@/lib/site';

export const metadata: Metadata = { title: `${site.notFound.heading} | ${site.name}` };

export default function NotFoundPage() {
  return (
    <main className="flex min-h-screen items-center py-16">
      <Container>
        <Mark />
        <h1 className="mb-3 mt-6 font-display text-section uppercase tracking-wide text-stone-900">
          {site.notFound.heading}
        </h1>
        <p className="mb-8">{site.notFound.text}</p>
        {/* Not next/link: the home page's own script runs only in a document of its own. */}
        {/* eslint-disable-next-line @next/next/no-html-link-for-pages */}
        <a className={pill} href="/">
          {site.notFound.home}
        </a>
      </Container>
    </main>
  );
}
