import type { ReactNode } from 'react';

import type { Photograph } from '@/lib/content';

import { Container } from './Container';
import { Photo } from './Photo';
import { Title } from './Title';

/**
 * The first view: a photograph with white words at its foot, and what a visitor can press in `children`. The words
 * darken the photograph behind them (app/globals.css).
 */
export function Banner({
  photo,
  title,
  line,
  children,
}: {
  photo: Photograph;
  title: string;
  line: string;
  children: ReactNode;
}) {
  return (
    <section className="relative isolate flex min-h-hero items-end overflow-clip bg-maroon py-10 text-white print:hidden">
      <Photo place="firstView" photo={photo} />
      <Container>
        <div className="hero-words lg:w-2/3">
          <Title text={title} />
          <p className="mb-8 mt-4 text-balance text-xl/7 font-semibold lg:text-3xl/9">{line}</p>
          {children}
        </div>
      </Container>
    </section>
  );
}
