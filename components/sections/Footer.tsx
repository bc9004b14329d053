import { yearAttribute } from '@/lib/first-paint';

import { Container } from '@/components/ui/Container';

export function Footer({ name, rights, url }: { name: string; rights: string; url: string }) {
  return (
    <footer className="bg-maroon py-12 text-base text-stone-200 print:bg-transparent print:py-4 print:text-black">
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
        {/* On paper nothing else says where the page is. */}
        <p className="hidden print:block">{url}</p>
      </Container>
    </footer>
  );
}
