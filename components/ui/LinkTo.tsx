import { Island } from '@/components/islands/Island';
import type { SectionId } from '@/lib/content';

import { TextLink } from './TextLink';

/** A link in running text to a part of the page, as in `#contact`, or to an address elsewhere. */
export function LinkTo({ href, children }: { href: string; children: string }) {
  if (!href.startsWith('#')) return <TextLink href={href}>{children}</TextLink>;
  return (
    <Island of="ScrollLink" to={href.slice(1) as SectionId} look="text">
      {children}
    </Island>
  );
}
