import type { Metadata } from 'next';

import { Footer } from '@/components/sections/Footer';
import { PrivacyText } from '@/components/sections/PrivacyText';
import { SideHeader } from '@/components/sections/SideHeader';
import { ContactCard } from '@/components/ui/ContactCard';
import { Container } from '@/components/ui/Container';
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
      <SideHeader name={site.shortName} nav={site.nav} />
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
