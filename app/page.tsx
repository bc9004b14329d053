import type { Metadata } from 'next';

import { FirstPaintScript } from '@/components/inline/FirstPaintScript';
import { SeasonClockScript } from '@/components/inline/SeasonClockScript';
import { Island } from '@/components/islands/Island';
import { SkipLink } from '@/components/menu/SkipLink';
import { Page } from '@/components/Page';
import { readEnvironment } from '@/lib/environment';
import { loadSite, shareImagePath } from '@/lib/load-site';
import { loadInlineScripts } from '@/lib/inline-scripts';

import { BookingLink } from './BookingLink';
import { PreviewLabel } from './PreviewLabel';
import { StructuredData } from './StructuredData';

/** Not in the layout, because the 404 page must not claim a canonical URL. */
export const metadata: Metadata = { alternates: { canonical: '/' } };

export default function HomePage() {
  const site = loadSite();
  const { previewName, sendsNothing, firebase } = readEnvironment();
  const inlineScripts = loadInlineScripts();
  return (
    <>
      <FirstPaintScript script={inlineScripts.firstPaint} />
      <SkipLink target="content" />
      <BookingLink booking={site.booking} />
      <SeasonClockScript script={inlineScripts.seasonClock} notice={site.notice} seasons={site.seasons} />
      <Page site={site} sendsNothing={sendsNothing} />
      {/* Room for the booking link, which stands at the foot of the window without scripts. */}
      <div className="hidden h-24 no-scripts:block print:hidden" />
      {firebase.measurementId && <Island component="AnalyticsStarter" />}
      <StructuredData content={site} image={shareImagePath()} />
      {previewName && <PreviewLabel name={previewName} />}
    </>
  );
}
