import { clsx } from 'clsx';

import type { Site } from '@/lib/content';

import { ContactWay } from './ContactWay';
import { Icon } from './Icon';
import { LogoScene } from './LogoScene';
import { TextLink } from './TextLink';

/**
 * The ways to reach the company without the form: in a column beside other content and as high, its foot
 * filled by the logo's scene; or in a row where the card has the full width.
 */
export function ContactCard({
  name,
  contact,
  layout,
}: Pick<Site, 'name' | 'contact'> & { layout: 'column' | 'row' }) {
  const { phone, textMessages, hours = [], replyTime, email } = contact;
  const answers = [...hours, ...(replyTime ? [replyTime] : [])];
  const profiles = [
    { icon: 'social', of: 'social network page', href: contact.social },
    { icon: 'photos', of: 'photo page', href: contact.photos },
    { icon: 'reviews', of: 'page with reviews', href: contact.reviews },
  ] as const;
  return (
    <address className="flex flex-col justify-between overflow-hidden rounded-card bg-white not-italic shadow-card forced-colors:border print:block print:shadow-none">
      <div
        className={clsx(
          'grid gap-6 p-card md:grid-cols-ways print:block print:p-0',
          layout === 'column' && 'lg:grid-cols-1 lg:pt-10',
        )}
      >
        <ContactWay label="Call us" href={phone.href} text={phone.display} kind="digits">
          {textMessages && (
            <span className="mt-2 block font-semibold print:hidden">
              <TextLink href={phone.textHref}>{textMessages}</TextLink>
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
        <ContactWay label="Email us" href={`mailto:${email}`} text={email} kind="address" />
        <ul
          className={clsx(
            'flex flex-wrap gap-3 self-center print:hidden',
            layout === 'row' && 'lg:justify-end',
          )}
        >
          {profiles.map(
            ({ icon, of, href }) =>
              href && (
                <li key={icon}>
                  <a
                    className="flex size-12 items-center justify-center rounded-full border-2 border-transparent bg-accent text-white transition hover:bg-accent-hover"
                    href={href}
                    target="_blank"
                    rel="noopener"
                    aria-label={`${name} on our ${of} (opens in a new tab)`}
                  >
                    <Icon shape={icon} size="large" />
                  </a>
                </li>
              ),
          )}
        </ul>
      </div>
      {layout === 'column' && <LogoScene />}
    </address>
  );
}
