import type { Content } from '@/lib/content';
import { structuredData } from '@/lib/seo';

/** The structured data for search engines. Browsers do not run this block. */
export function StructuredData({ content, image }: { content: Content; image: string }) {
  // A text that contains "</script>" must not end the block.
  const json = JSON.stringify(structuredData(content, image)).replaceAll('<', '\\u003c');
  return <script data-own="" type="application/ld+json" dangerouslySetInnerHTML={{ __html: json }} />;
}
