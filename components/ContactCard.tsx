import type { Site } from '@/lib/site';

import { Icon } from './ui/Icon';

const link =
  'font-bold text-accent underline decoration-1 underline-offset-4 transition hover:text-accent-hover';

/** The ways to reach the company without the form. */
export function ContactCard({
  phone,
  email,
  social,
}: Pick<Site['contact'], 'phone' | 'email' | 'social'>) {
  return (
    <address className="rounded-card bg-white p-8 not-italic shadow-card print:p-0 print:shadow-none">
      <p className="text-base text-stone-600">{phone.label}</p>
      <p className="mb-5 text-2xl">
        <a className={link} href={phone.href}>
          {phone.display}
        </a>
      </p>
      <p className="text-base text-stone-600">{email.label}</p>
      <p className="mb-7">
        <a className={link} href={`mailto:${email.address}`}>
          {email.address}
        </a>
      </p>
      <ul className="flex gap-3 print:hidden">
        {social.map(({ network, label, href }) => (
          <li key={network}>
            <a
              className="flex size-12 items-center justify-center rounded-full bg-accent text-white transition hover:bg-accent-hover"
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
