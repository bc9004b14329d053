import type { Metadata } from 'next';

import { BookingLink } from '@/components/first-view/BookingLink';
import { FirstPaintScript } from '@/components/first-view/FirstPaintScript';
import { Island } from '@/components/first-view/Island';
import { IslandsTemplate } from '@/components/first-view/IslandsTemplate';
import { TodayScript } from '@/components/first-view/TodayScript';
import { BikeShuttle } from '@/components/sections/BikeShuttle';
import { ContactSection } from '@/components/sections/ContactSection';
import { Footer } from '@/components/sections/Footer';
import { Header } from '@/components/sections/Header';
import { Hero } from '@/components/sections/Hero';
import { HomeArea } from '@/components/sections/HomeArea';
import { Intro } from '@/components/sections/Intro';
import { Notice } from '@/components/sections/Notice';
import { OrangeBand } from '@/components/sections/OrangeBand';
import { PhotoRow } from '@/components/sections/PhotoRow';
import { SkiShuttleCard } from '@/components/sections/SkiShuttleCard';
import { PreviewLabel } from '@/components/ui/PreviewLabel';
import { SkipLink } from '@/components/ui/SkipLink';
import { StructuredData } from '@/components/ui/StructuredData';
import { readFirebaseConfig } from '@/lib/browser/firebase-config';
import { previewName } from '@/lib/preview';
import { site } from '@/lib/content/site';

/** Not in the layout: the 404 page must not claim a canonical URL. */
export const metadata: Metadata = { alternates: { canonical: '/' } };

export default function HomePage() {
  return (
    <>
      <SkipLink label={site.skipLink} target="content" />
      <BookingLink booking={site.booking} />
      <IslandsTemplate />
      <FirstPaintScript />
      <TodayScript site={site} />
      {site.notice && <Notice {...site.notice} />}
      <Header name={site.shortName} nav={site.nav} />
      <main id="content" tabIndex={-1}>
        <HomeArea id="home">
          <Hero title={site.name} booking={site.booking} {...site.hero} />
          <Intro {...site.intro} />
          <SkiShuttleCard booking={site.booking} {...site.skiShuttle} />
          <PhotoRow {...site.photoRow} />
          <OrangeBand {...site.band} />
          <BikeShuttle booking={site.booking} {...site.bikeShuttle} />
        </HomeArea>
        <ContactSection {...site.contact} />
      </main>
      <Footer name={site.name} url={site.url} {...site.footer} />
      {readFirebaseConfig().measurementId && <Island of="AnalyticsStarter" />}
      <StructuredData site={site} />
      {previewName && <PreviewLabel name={previewName} />}
    </>
  );
}
