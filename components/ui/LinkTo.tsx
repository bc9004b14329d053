import { Island } from '@/components/islands/Island';
import type { SectionId } from '@/lib/content';

import { TextLink } from './TextLink';

/**
 * A link in running text to a part of the page, as in `#contact`, or to an address elsewhere. `stretched`, a press
 * anywhere on the nearest positioned element follows it.
 */
export function LinkTo({
  href,
  stretched = false,
  children,
}: {
  href: string;
  stretched?: boolean;
  children: string;
}) {
  if (!href.startsWith('#')) {
    return (
      <TextLink href={href} stretched={stretched}>
        {children}
      </TextLink>
    );
  }
  const section = href.slice(1) as SectionId;
  return (
    <Island of="ScrollLink" to={section} look={stretched ? 'stretched' : 'text'}>
      {children}
    </Island>
  );
}
