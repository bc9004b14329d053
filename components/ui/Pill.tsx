import { clsx } from 'clsx';
import type { ElementType, ReactNode } from 'react';

type PillProps = { children: ReactNode; look?: 'onPaper' | 'onShade' } & (
  | { href: string }
  | {
      type: 'button' | 'submit';
      disabled?: boolean;
      'aria-describedby'?: string | undefined;
    }
);

/**
 * A large green button, or a link if it has `href`. Forced colors remove the fill and show the transparent
 * border as an edge.
 *
 * @param look of the ground behind it. The pill is brighter on the shade of a photograph and on maroon.
 */
export function Pill({ look = 'onPaper', ...props }: PillProps) {
  const Element: ElementType = 'href' in props ? 'a' : 'button';
  return (
    <Element
      className={clsx(
        'inline-flex min-h-14 items-center justify-center gap-3 rounded-full border-2 border-transparent px-pill text-body font-semibold text-white shadow-button active:bg-action-active disabled:cursor-wait disabled:bg-action-active mouse:transition motion-safe:hover:[translate:0_-1px] contrast-more:bg-action-active',
        look === 'onShade' ? 'bg-action-bright hover:border-white' : 'bg-action hover:bg-action-hover',
      )}
      {...props}
    />
  );
}
