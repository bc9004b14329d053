import type { LanguageLink } from '@/lib/content/site';

import { MenuLink } from './MenuLink';

/** The same page in the site's other languages. */
export function LanguageLinks({ links }: { links: LanguageLink[] }) {
  return links.map(({ label, href, language }) => (
    <MenuLink key={language} href={href} language={language}>
      {label}
    </MenuLink>
  ));
}
