import type { Metadata } from 'next';

import { FirstPaintScript } from '@/components/first-view/FirstPaintScript';
import { Footer } from '@/components/sections/Footer';
import { SideHeader } from '@/components/sections/SideHeader';
import { Banner } from '@/components/ui/Banner';
import { ContactCard } from '@/components/ui/ContactCard';
import { Container } from '@/components/ui/Container';
import { Pill } from '@/components/ui/Pill';
import { site, sites } from '@/lib/content/site';

export const metadata: Metadata = { title: `${site.notFound.heading} | ${site.name}` };

export default function NotFoundPage() {
  const { title, heading, home } = site.notFound;
  const { phone, email, social } = site.contact;
  return (
    <div className="flex min-h-dvh flex-col">
      <FirstPaintScript />
      <SideHeader
        name={site.shortName}
        nav={site.nav}
        home={site.path}
        languages={site.inOtherLanguages.home}
      />
      <main className="grow">
        <Banner photo={site.hero.photo} veiled>
          <h1 className="-ml-[0.035em] text-balance font-display text-[min(clamp(3.25rem,2.75rem+5vw,6rem),13vw)]/[1.02] uppercase">
            {title}
          </h1>
          <p className="mb-8 mt-4 text-balance text-line font-semibold">{heading}</p>
          {/* Not next/link: the home page's inline script runs only when its document is loaded. */}
          <Pill href="/">{home}</Pill>
          {/* The host has one such page for all languages. */}
          {sites.slice(1).map(({ language, path, notFound }) => (
            <p key={language} className="mt-4 text-line font-semibold" lang={language}>
              {notFound.heading}{' '}
              <a className="underline underline-offset-4" href={path} hrefLang={language}>
                {notFound.home}
              </a>
            </p>
          ))}
        </Banner>
        <div className="py-10 md:py-16">
          <Container>
            <ContactCard layout="row" phone={phone} email={email} social={social} />
          </Container>
        </div>
      </main>
      <Footer name={site.name} url={site.url} {...site.footer} />
    </div>
  );
}
