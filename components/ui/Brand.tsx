import { clsx } from 'clsx';

import { wordmark } from '@/lib/layout/header';

import { Logo } from './Logo';

/**
 * The company's logo and name in a header: the name on one line or two, or, where there is no room for it on a
 * phone, for screen readers alone.
 */
export function Brand({ name }: { name: string }) {
  const { lines, narrow, phone, tablet } = wordmark(name, ['Home', 'Contact']);
  const [first, second] = lines;
  const oneLineFrom =
    tablet === 2 ? 'lg:hidden' : phone === 2 ? 'sm:hidden' : narrow === 2 && 'xs:hidden';
  return (
    <p
      className={clsx(
        'flex items-center gap-2 font-display text-wordmark uppercase tracking-wide text-accent-hover sm:gap-3',
        tablet === 1 ? 'sm:text-2xl' : 'sm:text-xl lg:text-2xl',
      )}
    >
      <Logo />
      <span
        className={clsx('leading-snug', {
          'max-xs:sr-only': narrow === 0,
          'max-sm:sr-only': phone === 0,
        })}
      >
        {first}
        {second && (
          <>
            {' '}
            {oneLineFrom && <br className={oneLineFrom} />}
            {second}
          </>
        )}
      </span>
    </p>
  );
}
