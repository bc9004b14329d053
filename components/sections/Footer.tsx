import { yearAttribute } from '@/lib/first-paint';
import type { Site } from '@/lib/site';

import { Container } from '@/components/ui/Container';

export function Footer({ rights, name, url }: Site['footer'] & { name: string; url: string }) {
  return (
    <footer className="bg-maroon py-12 text-base text-stone-200 print:bg-transparent print:py-4 print:text-black">
      <Container>
        <p>
          ©{' '}
          {/* The build's year. firstPaint replaces it with the visitor's, which hydration must accept. */}
          <span suppressHydrationWarning {...{ [yearAttribute]: '' }}>
            {new Date().getFullYear()}
          </span>{' '}
          {name}. {rights}.
        </p>
        {/* A printed page has no address bar. */}
        <p className="hidden print:block">{url}</p>
      </Container>
    </footer>
  );
}
