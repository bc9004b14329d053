import type { Metadata } from 'next';

import { FirstPaintScript } from '@/components/inline/FirstPaintScript';
import { Island } from '@/components/islands/Island';
import { SkipLink } from '@/components/menu/SkipLink';
import { Page } from '@/components/Page';
import { readEnvironment } from '@/lib/environment';
import { loadSite, readContent, shareImagePath } from '@/lib/load-site';
import { loadFirstPaintScript } from '@/lib/first-paint-script';
import { shareImageSize } from '@/lib/seo';

import { BookingLink } from './BookingLink';
import { StructuredData } from './StructuredData';

export function generateMetadata(): Metadata {
  const { name, seo } = readContent();
  return {
    title: seo.title,
    description: seo.description,
    alternates: { canonical: '/' },
    openGraph: {
      type: 'website',
      siteName: name,
      url: '/',
      locale: 'en_US',
      images: { url: shareImagePath(), ...shareImageSize, type: 'image/jpeg', alt: seo.title },
    },
  };
}

export default function HomePage() {
  const site = loadSite();
  const { previewName, firebase } = readEnvironment();
  return (
    <>
      <FirstPaintScript script={loadFirstPaintScript()} />
      <SkipLink />
      <BookingLink href={site.booking.href} />
      <Page site={site} sendsNothing={previewName !== ''} />
      {/* Room for the booking link, which stands at the foot of the window without scripts. */}
      <div className="hidden h-24 no-scripts:block no-scripts:print:hidden" />
      {firebase.measurementId && <Island component="AnalyticsStarter" />}
      <StructuredData content={site} image={shareImagePath()} />
      {previewName && (
        <p className="fixed bottom-2 left-gutter z-10 mb-[env(safe-area-inset-bottom)] rounded-full bg-maroon px-3 py-1 text-sm text-white print:hidden">
          Preview: {previewName}
        </p>
      )}
    </>
  );
}
