import type { Metadata } from 'next';

import { Footer } from '@/components/sections/Footer';
import { PrivacyText } from '@/components/sections/PrivacyText';
import { Brand } from '@/components/ui/Brand';
import { ContactCard } from '@/components/ui/ContactCard';
import { Container } from '@/components/ui/Container';
import { TextLink } from '@/components/ui/TextLink';
import { readFirebaseConfig } from '@/lib/browser/firebase-config';
import { privacyParts } from '@/lib/content/privacy';
import { site } from '@/lib/content/site';

export const metadata: Metadata = {
  title: `${site.privacy.heading} | ${site.name}`,
  description: site.privacy.description,
  alternates: { canonical: site.footer.privacy.href },
  // The layout's tags are about the home page.
  openGraph: null,
  twitter: null,
};

export default function PrivacyPage() {
  const { heading, intro, effective } = site.privacy;
  const { phone, email, social } = site.contact;
  return (
    <div className="flex min-h-dvh flex-col font-body">
      <header>
        <Container>
          <div className="flex min-h-header flex-wrap items-center justify-between gap-x-4 gap-y-2 py-3">
            {/* Not next/link: the home page's inline script runs only when its document is loaded. */}
            {/* eslint-disable-next-line @next/next/no-html-link-for-pages */}
            <a href="/">
              <Brand name={site.shortName} beside={[site.notFound.home]} />
            </a>
            <p className="text-base print:hidden">
              <TextLink href="/">{site.notFound.home}</TextLink>
            </p>
          </div>
        </Container>
      </header>
      <main className="grow">
        <PrivacyText
          heading={heading}
          intro={intro}
          effective={effective}
          parts={privacyParts(site, readFirebaseConfig())}
        />
        <div className="pb-16 md:pb-24">
          <Container>
            <ContactCard layout="row" phone={phone} email={email} social={social} />
          </Container>
        </div>
      </main>
      <Footer name={site.name} url={site.url} {...site.footer} />
    </div>
  );
}
