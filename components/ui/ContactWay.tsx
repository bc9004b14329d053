import { clsx } from 'clsx';
import type { ReactNode } from 'react';

import { Muted } from './Muted';
import { TextLink } from './TextLink';

/**
 * A way to reach the company: a label, a link and more about it. The digits of a phone number are as large as
 * the card allows.
 *
 * @param name what screen readers call the link, if it differs from their reading of `text`.
 */
export function ContactWay({
  label,
  href,
  text,
  name,
  digits = false,
  children,
}: {
  label: string;
  href: string;
  text: ReactNode;
  name?: string | undefined;
  digits?: boolean;
  children?: ReactNode;
}) {
  return (
    <div className="grow basis-56 @container print:mb-2">
      <Muted>{label}</Muted>
      <p className={clsx('mt-1.5 font-semibold', digits && 'text-digits')}>
        <TextLink href={href} name={name}>
          {text}
        </TextLink>
      </p>
      {children}
    </div>
  );
}
