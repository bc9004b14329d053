import type { Site } from '@/lib/content';
import { structuredData } from '@/lib/seo';

/** JSON-LD for search engines: a data block, which browsers do not run. */
export function StructuredData({ site }: { site: Site }) {
  // A text that contains "</script>" must not end the block.
  const json = JSON.stringify(structuredData(site)).replaceAll('<', '\\u003c');
  return (
    <script data-own="" type="application/ld+json" dangerouslySetInnerHTML={{ __html: json }} />
  );
}
