import { letterCounts } from '@/lib/letter-counts';

import { ContentRule } from './ContentRule';

/** The company's logo and name in a header. The name wraps in the space beside the menu. */
export function Brand({ name }: { name: string }) {
  const rule = letterCounts(name.split(' '));
  return (
    <>
      <ContentRule {...rule} />
      <p
        className={`flex items-center gap-2 font-display text-brand tracking-wide text-accent-hover roomy:gap-3 roomy:text-brand-wide ${rule.name}`}
      >
        {/* eslint-disable-next-line @next/next/no-img-element -- Next does not optimize SVG files */}
        <img className="size-10 shrink-0 tight:hidden" src="/icon.svg" alt="" width={40} height={40} />
        <span translate="no" className="text-balance">
          {name}
        </span>
      </p>
    </>
  );
}
