import type { ReactNode } from 'react';

import { Container } from './Container';

/** The line at the top of every page: the company's logo and name, and links. */
export function Menu({ brand, children }: { brand: ReactNode; children: ReactNode }) {
  return (
    <Container>
      <div className="flex min-h-header flex-wrap items-center gap-x-2">
        <div className="grow basis-28">{brand}</div>
        <nav
          aria-label="Main"
          className="-mr-1.5 flex flex-wrap xs:-mr-2 xs:gap-x-2 sm:-mr-4 sm:gap-x-0 print:hidden"
        >
          {children}
        </nav>
      </div>
    </Container>
  );
}
