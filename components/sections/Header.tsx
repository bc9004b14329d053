import type { Site } from '@/lib/site';

import { Container } from '@/components/ui/Container';
import { Mark } from '@/components/ui/Mark';
import { ScrollLink } from '@/components/ui/ScrollLink';

export function Header({ name, nav }: Pick<Site, 'name' | 'nav'>) {
  return (
    <header>
      <Container>
        <div className="flex min-h-header flex-wrap items-center justify-between gap-x-2">
          <p className="flex items-center gap-2 font-display text-lg uppercase tracking-wide text-accent-hover sm:gap-3 sm:text-2xl">
            <Mark />
            {/* Two lines on the narrowest screens. */}
            <span className="max-w-16 leading-tight xs:max-w-none xs:whitespace-nowrap">
              {name}
            </span>
          </p>
          <nav aria-label={nav.label} className="-mr-2 flex sm:-mr-4 print:hidden">
            {nav.links.map(({ label, section }) => (
              <ScrollLink key={section} to={section} look="nav">
                {label}
              </ScrollLink>
            ))}
          </nav>
        </div>
      </Container>
    </header>
  );
}
