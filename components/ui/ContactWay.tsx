import { clsx } from 'clsx';
import type { ReactNode } from 'react';

import { Muted } from './Muted';

/**
 * A way to reach the company: a label and, below it, a link that is as large as its card is wide. Digits are larger,
 * and read one by one where the browser can; an email address breaks after its "@" first. Below it stands what else
 * there is to say of it.
 */
export function ContactWay({
  label,
  href,
  text,
  kind,
  children,
}: {
  label: string;
  href: string;
  text: string;
  kind: 'digits' | 'address';
  children?: ReactNode;
}) {
  const [mailbox, host] = text.split('@');
  return (
    <div className="grow basis-56 [container-type:inline-size] print:mb-2">
      <Muted>{label}</Muted>
      <a
        className={clsx(
          'inline-block max-w-full font-semibold text-accent underline decoration-1 underline-offset-4 hover:text-accent-hover mouse:transition contrast-more:text-accent-hover',
          kind === 'digits' && 'text-[min(1.75rem,11.1cqw)] leading-[1.35] [speak-as:digits]',
        )}
        href={href}
      >
        {mailbox}
        {host && (
          <>
            @<wbr />
            {host}
          </>
        )}
      </a>
      {children}
    </div>
  );
}
