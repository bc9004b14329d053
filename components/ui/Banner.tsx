import type { ReactNode } from 'react';

import type { Photograph } from '@/lib/site';

import { Photo } from './Photo';
import { Section } from './Section';

/** The first view: a photograph with white text on its dark left part. */
export function Banner({ photo, children }: { photo: Photograph; children: ReactNode }) {
  return (
    <Section
      frame="hero"
      behind={
        <>
          <Photo photo={photo} slot="hero" firstView />
          <div className="absolute inset-0 contrast-more:bg-maroon/80" />
        </>
      }
    >
      {children}
    </Section>
  );
}
