import { clsx } from 'clsx';
import type { ReactNode } from 'react';

import type { Photograph } from '@/lib/content';

import { Container } from './Container';
import { Photo } from './Photo';

/**
 * The first view: a photograph with white text where its shade is, or, `veiled`, anywhere on it.
 */
export function Banner({
  photo,
  veiled = false,
  children,
}: {
  photo: Photograph;
  veiled?: boolean;
  children: ReactNode;
}) {
  return (
    <section className="relative flex min-h-hero items-end overflow-clip bg-maroon py-10 text-white print:hidden">
      <Photo slot="hero" photo={photo} firstView />
      <div
        className={clsx('absolute inset-0 contrast-more:bg-maroon/80', veiled && 'bg-maroon/70')}
      />
      <div className="relative w-full">
        <Container>{children}</Container>
      </div>
    </section>
  );
}
