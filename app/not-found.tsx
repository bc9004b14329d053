import type { Metadata } from 'next';

import { FirstPaintScript } from '@/components/first-view/FirstPaintScript';
import { Footer } from '@/components/sections/Footer';
import { Banner } from '@/components/ui/Banner';
import { ContactCard } from '@/components/ui/ContactCard';
import { Container } from '@/components/ui/Container';
import { Mark } from '@/components/ui/Mark';
import { Pill } from '@/components/ui/Pill';
import { site } from '@/lib/content/site';

export const metadata: Metadata = { title: `${site.notFound.heading} | ${site.name}` };

export default function NotFoundPage() {
  const { heading, home } = site.notFound;
  const { phone, email, social } = site.contact;
  return (
    <div className="flex min-h-dvh flex-col">
      <FirstPaintScript />
      <main className="grow">
        <Banner photo={site.hero.photo} veiled>
          <p className="flex items-center gap-3 font-display text-2xl uppercase tracking-wide">
            <Mark />
            <span className="min-w-0">{site.name}</span>
          </p>
          <h1 className="mb-8 mt-6 max-w-xl text-balance font-display text-title uppercase">
            {heading}
          </h1>
          {/* Not next/link: the home page's inline script runs only when its document is loaded. */}
          <Pill href="/">{home}</Pill>
        </Banner>
        <div className="py-12 md:py-16">
          <Container>
            <ContactCard layout="row" phone={phone} email={email} social={social} />
          </Container>
        </div>
      </main>
      <Footer name={site.name} url={site.url} {...site.footer} />
    </div>
  );
}
