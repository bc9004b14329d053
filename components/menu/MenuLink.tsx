import { clsx } from 'clsx';

export function MenuLink({
  href,
  isCurrent = false,
  children,
}: {
  href: string;
  isCurrent?: boolean;
  children: string;
}) {
  return (
    <a
      className={clsx(
        'inline-block min-w-11 max-w-full rounded-full px-2 py-2.5 text-center text-base font-semibold text-accent decoration-2 underline-offset-8 hover:text-accent-hover hover:underline roomy:px-4 mouse:transition contrast-more:text-accent-hover',
        isCurrent && 'underline',
      )}
      href={href}
      aria-current={isCurrent ? 'location' : undefined}
      suppressHydrationWarning
    >
      {children}
    </a>
  );
}
