import { Band } from '@/components/sections/Band';
import { BikeShuttle } from '@/components/sections/BikeShuttle';
import { ContactSection } from '@/components/sections/ContactSection';
import { Footer } from '@/components/sections/Footer';
import { Header } from '@/components/sections/Header';
import { Hero } from '@/components/sections/Hero';
import { Intro } from '@/components/sections/Intro';
import { Notice } from '@/components/sections/Notice';
import { PhotoRow } from '@/components/sections/PhotoRow';
import { SkiShuttle } from '@/components/sections/SkiShuttle';
import type { Site } from '@/lib/content';

/** All that visitors see of the page. app/page.tsx serves it, and the editor shows it beside the form. */
export function Page({ site, sendsNothing }: { site: Site; sendsNothing: boolean }) {
  return (
    <>
      {site.today.notice && <Notice notice={site.today.notice} />}
      <Header name={site.name} phone={site.contact.phone} isHome />
      <main id="content">
        <Hero name={site.name} hero={site.hero} />
        <Intro intro={site.intro} prices={site.skiShuttle.prices} today={site.today} />
        <SkiShuttle skiShuttle={site.skiShuttle} note={site.today.winter} />
        <PhotoRow photoRow={site.photoRow} />
        <Band band={site.band} />
        <BikeShuttle bikeShuttle={site.bikeShuttle} note={site.today.summer} />
        <ContactSection name={site.name} contact={site.contact} sendsNothing={sendsNothing} />
      </main>
      <Footer name={site.name} url={site.url} contact={site.contact} booking={site.booking.href} />
    </>
  );
}
