import { letterCounts } from '@/lib/letter-counts';

import { Logo } from './Logo';

/** The company's logo and name in a header, on as many lines as the room beside the menu makes of it. */
export function Brand({ name }: { name: string }) {
  return (
    <p
      className="flex items-center gap-2 font-display text-[clamp(0.75rem,20rem/var(--chars),1.0625rem)] uppercase leading-snug tracking-wide text-accent-hover sm:gap-3 sm:text-2xl sm:leading-snug"
      style={letterCounts(name.split(' '))}
    >
      <Logo />
      <span className="text-balance [overflow-wrap:anywhere]">{name}</span>
    </p>
  );
}
