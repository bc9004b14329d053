import { letterCounts } from '@/lib/letter-counts';

import { ContentRule } from './ContentRule';
import { Logo } from './Logo';

/** The company's logo and name in a header. The name wraps in the space beside the menu. */
export function Brand({ name }: { name: string }) {
  const counts = letterCounts(name.split(' '));
  return (
    <>
      <ContentRule {...counts} />
      <p
        className={`flex items-center gap-2 font-display text-brand uppercase tracking-wide text-accent-hover sm:gap-3 sm:text-2xl/snug ${counts.name}`}
      >
        <Logo />
        <span className="text-balance">{name}</span>
      </p>
    </>
  );
}
