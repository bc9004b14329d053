import { clsx } from 'clsx';

/** An email address, which breaks after its "@" and nowhere else. */
function Address({ children }: { children: string }) {
  const [mailbox = '', host = ''] = children.split('@');
  return (
    <>
      <span className="whitespace-nowrap">{mailbox}@</span>
      <wbr />
      <span className="whitespace-nowrap">{host}</span>
    </>
  );
}

/**
 * A way to reach the company: a label and, below it, a link. Digits are larger, and read one by one where
 * the browser can.
 */
export function ContactWay({
  label,
  href,
  text,
  kind,
  layout,
}: {
  label: string;
  href: string;
  text: string;
  kind: 'digits' | 'address';
  layout: 'column' | 'row';
}) {
  return (
    <p>
      <span className="block text-base text-stone-600 contrast-more:text-black">{label}</span>
      <a
        className={clsx(
          'inline-block font-semibold text-accent underline decoration-1 underline-offset-4 transition hover:text-accent-hover contrast-more:text-accent-hover md:text-xl',
          {
            'whitespace-nowrap text-digits [speak-as:digits] md:whitespace-normal':
              kind === 'digits',
            'lg:text-digits': kind === 'digits' && layout === 'column',
            'text-address': kind === 'address',
            'lg:text-address': kind === 'address' && layout === 'column',
          },
        )}
        href={href}
      >
        {kind === 'address' ? <Address>{text}</Address> : text}
      </a>
    </p>
  );
}
