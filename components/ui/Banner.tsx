import type { ReactNode } from 'react';

import type { Photograph } from '@/lib/content';

import { Container } from './Container';
import { Photo } from './Photo';

/** The first view: a photograph with white words at its foot. The words darken it behind them (app/globals.css). */
export function Banner({ photo, children }: { photo: Photograph; children: ReactNode }) {
  return (
    <section className="relative isolate flex min-h-hero items-end overflow-clip bg-maroon py-10 text-white print:hidden">
      <Photo place="firstView" photo={photo} />
      <Container>
        <div className="hero-words lg:w-2/3">{children}</div>
      </Container>
    </section>
  );
}
