import type { Price } from '@/lib/content';
import { inDollars } from '@/lib/money';

export function Prices({ prices }: { prices: Price[] }) {
  return (
    // The first price of a line has a rule too, which the list clips.
    <ul className="my-8 -ml-8 flex flex-wrap gap-x-8 gap-y-6 overflow-x-clip @container xl:gap-x-10 print:my-4">
      {prices.map(({ dollars, rider }, index) => (
        <li key={index} className="-ml-px max-w-full border-l border-stone-300 pl-8 xl:grow xl:basis-0">
          {/* Two paragraphs, because screen readers would say two spans as one word. */}
          <p className="mb-2 break-words font-display text-price text-winter-dark">
            {inDollars(Number(dollars))}
          </p>
          <p className="font-semibold text-stone-800 xl:text-[1.375rem]">{rider}</p>
        </li>
      ))}
    </ul>
  );
}
