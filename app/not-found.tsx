import type { Metadata } from 'next';

import { SidePage } from '@/components/SidePage';
import { Banner } from '@/components/ui/Banner';
import { ContactCard } from '@/components/ui/ContactCard';
import { Container } from '@/components/ui/Container';
import { Pill } from '@/components/ui/Pill';
import { loadSite, readContent } from '@/lib/load-site';

const heading = 'We couldn’t find that page.';

export function generateMetadata(): Metadata {
  return { title: `${heading} | ${readContent().name}` };
}

export default function NotFoundPage() {
  const site = loadSite();
  return (
    <SidePage content={site} url={site.url}>
      <Banner photo={site.hero.photo} title="Not&nbsp;your stop." line={heading}>
        {/* An ordinary link, because inline scripts run only when the browser loads the document. */}
        <Pill href="/">Back to the home page</Pill>
      </Banner>
      <div className="py-10 md:py-16">
        <Container>
          <ContactCard contact={site.contact} />
        </Container>
      </div>
    </SidePage>
  );
}
