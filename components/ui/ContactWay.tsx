import { clsx } from 'clsx';
import type { CSSProperties, ReactNode } from 'react';

import { bodyWidth } from '@/lib/layout/display-face';

/** An email address, which breaks after its "@" and, if a part is longer than a line, within that. */
function Address({ parts: [mailbox, host] }: { parts: string[] }) {
  return (
    <>
      <span>{mailbox}@</span>
      <wbr />
      <span>{host}</span>
    </>
  );
}

/**
 * A way to reach the company: a label and, below it, a link, as large as its longest part allows. Digits are
 * larger, and read one by one where the browser can. Below it stands what else there is to say of it.
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
  const parts = kind === 'address' ? text.split('@') : [text];
  const ems = Math.max(...parts.map((part) => bodyWidth(part) + (kind === 'address' ? 1 : 0)));
  return (
    <p className="[container-type:inline-size]">
      <span className="block text-base text-stone-600 contrast-more:text-black">{label}</span>
      <a
        className={clsx(
          'inline-block font-semibold text-accent underline decoration-1 underline-offset-4 transition hover:text-accent-hover contrast-more:text-accent-hover',
          {
            'whitespace-nowrap text-digits [speak-as:digits]': kind === 'digits',
            'max-w-full text-address *:inline-block *:max-w-full *:underline': kind === 'address',
          },
        )}
        style={{ '--ems': ems.toFixed(1) } as CSSProperties}
        href={href}
      >
        {kind === 'address' ? <Address parts={parts} /> : text}
      </a>
      {children}
    </p>
  );
}
