import { BikeShuttle } from '@/components/sections/BikeShuttle';
import { BookingBar } from '@/components/sections/BookingBar';
import { ContactSection } from '@/components/sections/ContactSection';
import { Footer } from '@/components/sections/Footer';
import { Header } from '@/components/sections/Header';
import { Hero } from '@/components/sections/Hero';
import { Intro } from '@/components/sections/Intro';
import { Notice } from '@/components/sections/Notice';
import { OrangeBand } from '@/components/sections/OrangeBand';
import { PhotoRow } from '@/components/sections/PhotoRow';
import { SkiShuttle } from '@/components/sections/SkiShuttle';
import type { Site } from '@/lib/content';

/** All that visitors see of the page; app/page.tsx serves it, the editor shows it beside the form. */
export function Page({ site }: { site: Site }) {
  return (
    <>
      {site.notice && <Notice notice={site.notice} />}
      <Header name={site.name} menu={site.menu} phone={site.contact.phone} />
      <main id="content" tabIndex={-1}>
        {/* The target of the Home link. The margin makes the browser scroll to the top of the page. */}
        <div id="home" tabIndex={-1} className="scroll-mt-[100vh]">
          <Hero name={site.name} hero={site.hero} booking={site.booking} />
          <Intro
            intro={site.intro}
            prices={site.skiShuttle.prices}
            winter={site.winter}
            summer={site.summer}
          />
          <SkiShuttle skiShuttle={site.skiShuttle} season={site.winter} booking={site.booking} />
          <PhotoRow photoRow={site.photoRow} />
          <OrangeBand band={site.band} />
          <BikeShuttle bikeShuttle={site.bikeShuttle} season={site.summer} booking={site.booking} />
        </div>
        <ContactSection name={site.name} contact={site.contact} />
      </main>
      <BookingBar booking={site.booking} contact={site.contact} />
      <Footer name={site.name} url={site.url} footer={site.footer} contact={site.contact} />
    </>
  );
}
