import type { Metadata } from 'next';

import { AnalyticsStarter } from '@/components/AnalyticsStarter';
import { BookingLink } from '@/components/BookingLink';
import { ContactSection } from '@/components/ContactSection';
import { FirstPaintScript } from '@/components/FirstPaintScript';
import { Footer } from '@/components/Footer';
import { FrameworkTemplate } from '@/components/FrameworkTemplate';
import { Header } from '@/components/Header';
import { Hero } from '@/components/Hero';
import { HomeArea } from '@/components/HomeArea';
import { Intro } from '@/components/Intro';
import { OrangeBand } from '@/components/OrangeBand';
import { PhotoRow } from '@/components/PhotoRow';
import { PhotoSection } from '@/components/PhotoSection';
import { PreviewLabel } from '@/components/PreviewLabel';
import { SkiShuttleCard } from '@/components/SkiShuttleCard';
import { SkipLink } from '@/components/SkipLink';
import { StructuredData } from '@/components/StructuredData';
import { previewName } from '@/lib/preview';
import { site } from '@/lib/site';

/** Of this page alone: the page that was not found has no address of its own. */
export const metadata: Metadata = { alternates: { canonical: '/' } };

export default function HomePage() {
  return (
    <>
      <SkipLink label={site.skipLink} target="content" />
      <BookingLink booking={site.booking} />
      <FirstPaintScript contact={site.contact.id} />
      <FrameworkTemplate />
      <Header name={site.name} nav={site.nav} />
      <main id="content" tabIndex={-1}>
        <HomeArea id="home">
          <Hero title={site.name} booking={site.booking} {...site.hero} />
          <Intro {...site.intro} />
          <SkiShuttleCard booking={site.booking} {...site.skiShuttle} />
          <PhotoRow {...site.photoRow} />
          <OrangeBand {...site.band} />
          <PhotoSection {...site.bikeShuttle} />
        </HomeArea>
        <ContactSection {...site.contact} />
      </main>
      <Footer name={site.name} url={site.url} {...site.footer} />
      <AnalyticsStarter />
      <StructuredData site={site} />
      {previewName && <PreviewLabel name={previewName} />}
    </>
  );
}
