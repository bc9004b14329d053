import { clsx } from 'clsx';
import type { MouseEventHandler, ReactNode } from 'react';

/**
 * An underlined link in the size and weight of the text around it.
 *
 * @param look where the link stands. On maroon and in an error, it has the color of that text. `inError`
 *   also keeps it on hover.
 * @param name what screen readers call it, if it differs from their reading of `children`.
 * @param stretched whether a press anywhere on the nearest positioned element follows the link.
 */
export function TextLink({
  href,
  look = 'onPaper',
  name,
  stretched = false,
  onClick,
  children,
}: {
  href: string;
  look?: 'onPaper' | 'onMaroon' | 'inError';
  name?: string | undefined;
  stretched?: boolean;
  onClick?: MouseEventHandler;
  children: ReactNode;
}) {
  return (
    <a
      className={clsx(
        'inline-block max-w-full rounded-md underline decoration-1 underline-offset-4 mouse:transition',
        {
          'text-accent hover:text-accent-hover contrast-more:text-black': look === 'onPaper',
          'hover:text-white': look === 'onMaroon',
          "after:absolute after:inset-0 after:content-['']": stretched,
        },
      )}
      href={href}
      aria-label={name}
      onClick={onClick}
      suppressHydrationWarning
    >
      {/* React accepts a translated text if the text is the only child. */}
      {children}
    </a>
  );
}
