import type { Metadata } from 'next';

import { BookingLink } from '@/components/islands/BookingLink';
import { Island } from '@/components/islands/Island';
import { IslandsTemplate } from '@/components/islands/IslandsTemplate';
import { SeasonClockScript } from '@/components/islands/SeasonClockScript';
import { Page } from '@/components/Page';
import { PreviewLabel } from '@/components/ui/PreviewLabel';
import { SkipLink } from '@/components/menu/SkipLink';
import { StructuredData } from '@/components/ui/StructuredData';
import { readFirebaseConfig } from '@/lib/browser/firebase-config';
import { site } from '@/lib/content';
import { previewName } from '@/lib/preview';

/** Not in the layout: the 404 page must not claim a canonical URL. */
export const metadata: Metadata = { alternates: { canonical: '/' } };

export default function HomePage() {
  return (
    <>
      <SkipLink target="content" />
      <BookingLink booking={site.booking} />
      <IslandsTemplate />
      <SeasonClockScript notice={site.notice} winter={site.winter} summer={site.summer} />
      <Page site={site} />
      {readFirebaseConfig().measurementId && <Island of="AnalyticsStarter" />}
      <StructuredData site={site} />
      {previewName && <PreviewLabel name={previewName} />}
    </>
  );
}
