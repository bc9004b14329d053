import { TextLink } from '@/components/ui/TextLink';
import type { Row } from '@/lib/content';

function Value({ value, href }: Row) {
  if (!href) return value;
  return (
    <TextLink href={href} stretched>
      {value}
    </TextLink>
  );
}

/** A row that begins with a number as large as a price. */
function Numeral(row: Row) {
  return (
    <div className="relative py-3">
      <dt className="sr-only">{row.label}</dt>
      <dd className="flex flex-wrap items-center gap-x-4">
        <span className="max-w-full break-words font-display text-numeral text-orange">{row.numeral}</span>{' '}
        <span className="max-w-[min(10rem,100%)] grow basis-0 text-balance break-words font-semibold leading-snug text-stone-900">
          <Value {...row} />
        </span>
      </dd>
    </div>
  );
}

function Fact(row: Row) {
  return (
    <div className="relative flex min-h-14 flex-wrap items-center gap-x-4 border-t border-stone-300 py-3 text-base sm:text-body print:min-h-0 print:py-1.5">
      {/* The label grows, so the value is at the end of the line. A value that wraps is at the start of its
          line. */}
      <dt className="min-w-0 grow text-stone-600 contrast-more:text-black">{row.label}</dt>
      <dd className="min-w-0 text-pretty font-semibold text-stone-900">
        <Value {...row} />
      </dd>
    </div>
  );
}

/** The facts of a shuttle as labels and values. */
export function Rows({ rows }: { rows: Row[] }) {
  return (
    <dl className="mt-4 @container">
      {rows.map((row, index) =>
        row.numeral ? <Numeral key={index} {...row} /> : <Fact key={index} {...row} />,
      )}
    </dl>
  );
}
