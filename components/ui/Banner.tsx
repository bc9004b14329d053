import type { ReactNode } from 'react';

import { anchor } from '@/lib/anchor';
import type { SectionId, Site } from '@/lib/content';

import { Container } from './Container';
import { Photo } from './Photo';
import { Title } from './Title';

/**
 * The first view: a photograph with white words at its foot, and what a visitor can press in `children`. The
 * words darken the photograph behind them (app/globals.css). With forced colors, they stand on one block.
 *
 * @param section the section that links lead to. Its scroll margin is larger than header and notice, so that the browser
 *   scrolls to the top of the page.
 */
export function Banner({
  section,
  photo,
  title,
  line,
  children,
}: {
  section?: SectionId;
  photo: Site['hero']['photo'];
  title: string;
  line: string;
  children: ReactNode;
}) {
  return (
    <section
      {...(section && anchor(section))}
      className="relative isolate flex min-h-hero scroll-mt-[100rem] items-end overflow-clip bg-maroon py-10 text-white print:hidden"
    >
      <Photo section="hero" photo={photo} />
      <Container>
        <div className="hero-words relative *:relative lg:w-3/4 row:w-2/3 forced-colors:bg-[Canvas] forced-colors:p-6 forced-colors:before:hidden">
          <Title section={section} text={title} />
          <p className="mb-8 mt-4 text-balance text-xl/7 font-semibold lg:text-3xl/9">{line}</p>
          {children}
        </div>
      </Container>
    </section>
  );
}
