import type { Metadata } from 'next';

import { Footer } from '@/components/sections/Footer';
import { SideHeader } from '@/components/sections/SideHeader';
import { Title } from '@/components/sections/Title';
import { Banner } from '@/components/ui/Banner';
import { ContactCard } from '@/components/ui/ContactCard';
import { Container } from '@/components/ui/Container';
import { Pill } from '@/components/ui/Pill';
import { site } from '@/lib/content';

const heading = 'We couldn’t find that page.';

export const metadata: Metadata = {
  title: `${heading} | ${site.name}`,
  // The layout's tags are about the home page.
  description: null,
  openGraph: null,
  twitter: null,
};

export default function NotFoundPage() {
  return (
    <div className="flex min-h-dvh flex-col">
      <SideHeader name={site.name} menu={site.menu} phone={site.contact.phone} />
      <main className="grow">
        <Banner photo={site.hero.photo}>
          <Title name="Not your stop." />
          <p className="mb-8 mt-4 text-balance text-xl/7 font-semibold lg:text-3xl/9">{heading}</p>
          {/* Not next/link: the home page's inline script runs only when its document is loaded. */}
          <Pill href="/">Back to the home page</Pill>
        </Banner>
        <div className="py-10 md:py-16">
          <Container>
            <ContactCard contact={site.contact} />
          </Container>
        </div>
      </main>
      <Footer name={site.name} url={site.url} footer={site.footer} contact={site.contact} />
    </div>
  );
}
