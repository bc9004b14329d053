import { clsx } from 'clsx';
import type { ReactNode } from 'react';

import type { Photograph } from '@/lib/content';

import { Photo } from './Photo';
import { Section } from './Section';

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
    <Section
      frame="hero"
      behind={
        <>
          <Photo slot="hero" photo={photo} firstView />
          <div
            className={clsx(
              'absolute inset-0 contrast-more:bg-maroon/80',
              veiled && 'bg-maroon/70',
            )}
          />
        </>
      }
    >
      {children}
    </Section>
  );
}
