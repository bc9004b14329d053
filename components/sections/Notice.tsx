import { Container } from '@/components/ui/Container';
import { TextLink } from '@/components/ui/TextLink';
import type { Today } from '@/lib/content';

export function Notice({
  notice: { text, link, until, untilTime, untilWords },
}: {
  notice: NonNullable<Today['notice']>;
}) {
  return (
    <aside
      data-until={untilTime}
      className="bg-maroon text-sm text-sand sm:text-base forced-colors:border-b print:bg-transparent print:text-black"
    >
      <Container>
        <p className="text-pretty py-2.5 leading-6 print:py-2">
          <span className="font-semibold text-white print:text-black">{text}</span>{' '}
          <time className="mr-2 inline-block max-w-full" dateTime={until}>
            {/[.!?]$/.test(text) ? 'Until' : 'until'} {untilWords}
          </time>
          {link && (
            <>
              {' '}
              <TextLink href={link.href} look="onMaroon">
                {link.label}
              </TextLink>
            </>
          )}
        </p>
      </Container>
    </aside>
  );
}
