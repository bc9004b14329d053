import { clsx } from 'clsx';

import type { Site } from '@/lib/site';

import { Icon } from './Icon';

const link =
  'inline-block font-bold text-accent underline contrast-more:text-accent-hover decoration-1 underline-offset-4 transition hover:text-accent-hover';

/**
 * The ways to reach the company without the form: one below the other in a column beside something
 * else, or side by side where the card has the width to itself.
 */
export function ContactCard({
  phone,
  email,
  social,
  layout,
}: Pick<Site['contact'], 'phone' | 'email' | 'social'> & { layout: 'column' | 'row' }) {
  return (
    <address
      className={clsx(
        'grid gap-6 rounded-card bg-white p-card not-italic shadow-card md:grid-cols-ways md:items-center forced-colors:border print:block print:p-0 print:shadow-none',
        layout === 'column' && 'lg:block lg:space-y-6 lg:p-10',
      )}
    >
      <p>
        <span className="block text-base text-stone-600 contrast-more:text-black">
          {phone.label}
        </span>
        {/* Read digit by digit where the browser can. */}
        <a
          className={clsx(
            link,
            'text-2xl [speak-as:digits] md:text-xl',
            layout === 'column' && 'lg:text-2xl',
          )}
          href={phone.href}
        >
          {phone.display}
        </a>
      </p>
      <p>
        <span className="block text-base text-stone-600 contrast-more:text-black">
          {email.label}
        </span>
        <a
          className={clsx(link, 'md:text-xl', layout === 'column' && 'lg:text-body')}
          href={`mailto:${email.address}`}
        >
          {email.address}
        </a>
      </p>
      <ul className="flex flex-wrap gap-3 print:hidden">
        {social.map(({ network, label, href }) => (
          <li key={network}>
            <a
              className="flex size-12 items-center justify-center rounded-full border-2 border-transparent bg-accent text-white transition hover:bg-accent-hover"
              href={href}
              target="_blank"
              rel="noopener"
              aria-label={label}
            >
              <Icon shape={network} size="medium" />
            </a>
          </li>
        ))}
      </ul>
    </address>
  );
}
