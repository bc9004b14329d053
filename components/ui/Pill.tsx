import type { ElementType, ReactNode } from 'react';

type PillProps = { children: ReactNode } & (
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
 */
export function Pill(props: PillProps) {
  const Element: ElementType = 'href' in props ? 'a' : 'button';
  return (
    <Element
      className="inline-flex min-h-14 items-center justify-center gap-3 rounded-full border-2 border-transparent bg-action px-pill text-body font-semibold text-white shadow-button hover:bg-action-hover hover:shadow-lifted active:bg-action-active disabled:cursor-wait disabled:bg-action-active mouse:transition motion-safe:hover:[translate:0_-2px] contrast-more:bg-action-active"
      {...props}
    />
  );
}
