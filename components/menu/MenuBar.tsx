import type { ReactNode } from 'react';

import { Container } from '@/components/ui/Container';
import { PhoneNumber } from '@/components/ui/PhoneNumber';
import type { Phone } from '@/lib/content';

/** The line at the top of every page: logo and name, the phone number from tablets up, and the menu's links. */
export function MenuBar({
  brand,
  phone,
  children,
}: {
  brand: ReactNode;
  phone: Phone;
  children: ReactNode;
}) {
  return (
    <Container>
      <div className="flex min-h-header flex-wrap items-center gap-x-2">
        <div className="grow basis-28">{brand}</div>
        <a
          className="hidden rounded-md px-2 py-2.5 text-base font-semibold text-stone-800 hover:text-accent-hover mouse:transition md:block"
          href={phone.href}
        >
          <PhoneNumber phone={phone} />
        </a>
        <nav
          aria-label="Main"
          className="-mr-[min(0.5rem,theme(spacing.bleed))] flex flex-wrap sm:-mr-[min(1rem,theme(spacing.bleed))] print:hidden"
        >
          {children}
        </nav>
      </div>
    </Container>
  );
}
