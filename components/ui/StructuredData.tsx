import type { Site } from '@/lib/site';
import { structuredData } from '@/lib/structured-data';

/** What search engines read; a data block, which no browser runs. */
export function StructuredData({ site }: { site: Site }) {
  // A text with "</script>" in it must not end the block.
  const json = JSON.stringify(structuredData(site)).replaceAll('<', '\\u003c');
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: json }} />;
}
