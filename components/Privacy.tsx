import { Footer } from '@/components/sections/Footer';
import { PrivacyText } from '@/components/sections/PrivacyText';
import { SideHeader } from '@/components/sections/SideHeader';
import { ContactCard } from '@/components/ui/ContactCard';
import { Container } from '@/components/ui/Container';
import { readFirebaseConfig } from '@/lib/browser/firebase-config';
import { privacyParts } from '@/lib/content/privacy';
import type { Site } from '@/lib/content/site';

/** A privacy page, in any of the site's languages. */
export function Privacy({ site }: { site: Site }) {
  const { heading, intro, effective } = site.privacy;
  const { phone, email, social } = site.contact;
  return (
    <div className="flex min-h-dvh flex-col font-body">
      <SideHeader
        name={site.shortName}
        nav={site.nav}
        home={site.path}
        languages={site.inOtherLanguages.privacy}
      />
      <main className="grow">
        <PrivacyText
          heading={heading}
          intro={intro}
          effective={site.texts.privacy.effective.replace('{date}', effective)}
          parts={privacyParts(site, readFirebaseConfig())}
        />
        <div className="pb-16 md:pb-24">
          <Container>
            <ContactCard layout="row" phone={phone} email={email} social={social} />
          </Container>
        </div>
      </main>
      <Footer name={site.name} url={site.address} {...site.footer} />
    </div>
  );
}
