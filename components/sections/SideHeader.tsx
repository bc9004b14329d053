import { Brand } from '@/components/ui/Brand';
import { Container } from '@/components/ui/Container';
import { TextLink } from '@/components/ui/TextLink';

/** The header of every page but the home page: the company's mark and name, and a link, both leading there. */
export function SideHeader({ name, home }: { name: string; home: string }) {
  return (
    <header>
      <Container>
        <div className="flex min-h-header flex-wrap items-center justify-between gap-x-4 gap-y-2">
          {/* Not next/link: the home page's inline script runs only when its document is loaded. */}
          {/* eslint-disable-next-line @next/next/no-html-link-for-pages */}
          <a href="/">
            <Brand name={name} beside={[home]} />
          </a>
          <p className="text-base font-semibold print:hidden">
            <TextLink href="/">{home}</TextLink>
          </p>
        </div>
      </Container>
    </header>
  );
}
