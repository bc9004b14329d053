import type { ReactNode } from 'react';

import type { Photograph } from '@/lib/site';

import { Container } from './Container';
import { Photo } from './Photo';

/** The first view: a photograph with white text on its dark left part. */
export function Banner({ photo, children }: { photo: Photograph; children: ReactNode }) {
  return (
    <section className="relative flex min-h-hero items-center overflow-hidden bg-maroon text-white print:hidden">
      <Photo photo={photo} slot="hero" firstView />
      <div className="absolute inset-0 bg-scrim-narrow contrast-more:bg-maroon/80 md:bg-scrim" />
      <div className="relative w-full py-10">
        <Container>{children}</Container>
      </div>
    </section>
  );
}
