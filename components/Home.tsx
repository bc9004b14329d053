import { BookingLink } from '@/components/first-view/BookingLink';
import { FirstPaintScript } from '@/components/first-view/FirstPaintScript';
import { Island } from '@/components/first-view/Island';
import { IslandsTemplate } from '@/components/first-view/IslandsTemplate';
import { SeasonClockScript } from '@/components/first-view/SeasonClockScript';
import { Page } from '@/components/Page';
import { PreviewLabel } from '@/components/ui/PreviewLabel';
import { SkipLink } from '@/components/ui/SkipLink';
import { StructuredData } from '@/components/ui/StructuredData';
import { readFirebaseConfig } from '@/lib/browser/firebase-config';
import { previewName } from '@/lib/preview';
import type { Site } from '@/lib/content/site';

/** A home page, in any of the site's languages. */
export function Home({ site }: { site: Site }) {
  return (
    <>
      <SkipLink label={site.skipLink} target="content" />
      <BookingLink booking={site.booking} />
      <IslandsTemplate />
      <FirstPaintScript />
      <SeasonClockScript site={site} />
      <Page site={site} />
      {readFirebaseConfig().measurementId && <Island of="AnalyticsStarter" />}
      <StructuredData site={site} />
      {previewName && <PreviewLabel name={previewName} />}
    </>
  );
}
