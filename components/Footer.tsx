import { yearAttribute } from '@/lib/first-paint';

import { Container } from './ui/Container';

export function Footer({ name, rights }: { name: string; rights: string }) {
  return (
    <footer className="bg-maroon py-12 text-base text-stone-200">
      <Container>
        <p>
          ©{' '}
          {/* The year of the build; the visitor's own replaces it (see firstPaint), which React must
              not take for a mistake. */}
          <span suppressHydrationWarning {...{ [yearAttribute]: '' }}>
            {new Date().getFullYear()}
          </span>{' '}
          {name}. {rights}.
        </p>
      </Container>
    </footer>
  );
}
