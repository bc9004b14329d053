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
import type { Site } from '@/lib/content/site';

/** All that visitors see of a site's page; components/Home.tsx serves it, the editor shows it beside the form. */
export function Page({ site }: { site: Site }) {
  return (
    <>
      {site.notice && <Notice {...site.notice} />}
      <Header name={site.shortName} nav={site.nav} languages={site.inOtherLanguages.home} />
      <main id="content" tabIndex={-1}>
        <HomeArea id="home">
          <Hero title={site.name} booking={site.booking} {...site.hero} />
          <Intro {...site.intro} />
          <SkiShuttleCard booking={site.booking} language={site.language} {...site.skiShuttle} />
          <PhotoRow {...site.photoRow} />
          <OrangeBand {...site.band} />
          <BikeShuttle booking={site.booking} {...site.bikeShuttle} />
        </HomeArea>
        <ContactSection {...site.contact} />
      </main>
      <Footer name={site.name} url={site.address} {...site.footer} />
    </>
  );
}
