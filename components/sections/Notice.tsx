import { Container } from '@/components/ui/Container';
import { TextLink } from '@/components/ui/TextLink';
import type { Notice as NoticeContent } from '@/lib/content';

/** The notice above the header. The season clock hides it when it ends or the visitor closes it. */
export function Notice({ notice: { text, link, until, untilWords } }: { notice: NoticeContent }) {
  return (
    <aside className="bg-maroon text-sm text-sand notice-over:hidden sm:text-base forced-colors:border-b print:bg-transparent print:text-black">
      <Container>
        <div className="flex items-start justify-between gap-x-3">
          <p className="min-w-0 text-pretty py-2.5 leading-6 print:py-2">
            <span className="font-semibold text-white print:text-black">{text}</span>{' '}
            <time className="mr-2 inline-block max-w-full" dateTime={until}>
              {/[.!?]$/.test(text) ? 'Until' : 'until'} {untilWords}
            </time>
            {link && (
              <>
                {' '}
                <TextLink href={link.to} look="onMaroon">
                  {link.label}
                </TextLink>
              </>
            )}
          </p>
          <button
            type="button"
            aria-label="Close this notice"
            data-close-notice=""
            className="-mr-[min(0.75rem,theme(spacing.bleed))] hidden size-11 shrink-0 items-center justify-center rounded-full hover:text-white mouse:transition notice-open:flex forced-colors:border"
          >
            <svg
              className="size-5"
              viewBox="0 0 24 24"
              fill="none"
              stroke="currentColor"
              strokeWidth="2"
              aria-hidden="true"
            >
              <path d="m6 6 12 12M18 6 6 18" />
            </svg>
          </button>
        </div>
      </Container>
    </aside>
  );
}
