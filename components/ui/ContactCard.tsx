import { clsx } from 'clsx';

import type { Site } from '@/lib/content/site';

import { ContactWay } from './ContactWay';
import { Icon } from './Icon';
import { LogoScene } from './LogoScene';
import { TextLink } from './TextLink';

/**
 * The ways to reach the company without the form: in a column beside other content and as high, its foot
 * filled by the logo's scene; or in a row where the card has the full width.
 */
export function ContactCard({
  phone,
  text,
  answers = [],
  email,
  social,
  layout,
}: Pick<Site['contact'], 'phone' | 'email' | 'social'> &
  Partial<Pick<Site['contact'], 'text' | 'answers'>> & { layout: 'column' | 'row' }) {
  return (
    <address className="flex flex-col justify-between overflow-hidden rounded-3xl bg-white not-italic shadow-card forced-colors:border print:block print:shadow-none">
      <div
        className={clsx(
          'grid gap-6 p-card md:grid-cols-[1fr_1fr_auto] print:block print:p-0',
          layout === 'column' && 'lg:grid-cols-1 lg:pt-10',
        )}
      >
        <ContactWay label={phone.label} href={phone.href} text={phone.display} kind="digits">
          {text && (
            <span className="mt-2 block font-semibold print:hidden">
              <TextLink href={text.href}>{text.label}</TextLink>
            </span>
          )}
          {answers.length > 0 && (
            <span className="mt-2 block text-balance text-base text-stone-600 contrast-more:text-black">
              {answers.map((line) => (
                <span key={line} className="block">
                  {line}
                </span>
              ))}
            </span>
          )}
        </ContactWay>
        <ContactWay
          label={email.label}
          href={`mailto:${email.address}`}
          text={email.address}
          kind="address"
        />
        <ul
          className={clsx(
            'flex flex-wrap gap-3 self-center print:hidden',
            layout === 'row' && 'lg:justify-end',
          )}
        >
          {social.map(({ network, label, href }) => (
            <li key={network}>
              <a
                className="flex size-12 items-center justify-center rounded-full border-2 border-transparent bg-accent text-white hover:bg-accent-hover mouse:transition-colors"
                href={href}
                target="_blank"
                rel="noopener"
                aria-label={label}
              >
                <Icon shape={network} size="large" />
              </a>
            </li>
          ))}
        </ul>
      </div>
      {layout === 'column' && <LogoScene />}
    </address>
  );
}
