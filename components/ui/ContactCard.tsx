import type { Contact } from '@/lib/content';

import { Card } from './Card';
import { ContactWay } from './ContactWay';
import { EmailAddress } from './EmailAddress';
import { Icon } from './Icon';
import { Muted } from './Muted';
import { PhoneNumber } from './PhoneNumber';
import { TextLink } from './TextLink';

const networks = ['Facebook', 'Google', 'Instagram', 'TikTok', 'Tripadvisor', 'Yelp', 'YouTube'];

/** The name of a page whose icon has no words. It has that of its network if the address tells which. */
function profileName(href: string, name: string): string {
  const network = networks.find((network) => RegExp(`[/.]${network}\\.`, 'i').test(href));
  return network ? name.replace(/.*page/, `${network} page`) : name;
}

/** The ways to reach the company without the form. They stand side by side if the card is wide enough. */
export function ContactCard({ contact }: { contact: Contact }) {
  const { phone, textMessages, hours, email } = contact;
  const profiles = (
    [
      { icon: 'social', name: 'social network page', href: contact.social },
      { icon: 'photos', name: 'photo page', href: contact.photos },
      { icon: 'reviews', name: 'page with reviews', href: contact.reviews },
    ] as const
  ).flatMap(({ href, name, icon }) => (href ? { href, name: profileName(href, name), icon } : []));
  return (
    <Card>
      <address className="flex flex-wrap gap-6 p-card not-italic lg:py-10 print:block print:p-0">
        <ContactWay label="Call us" href={phone.href} text={<PhoneNumber phone={phone} unbroken />} digits>
          {textMessages && (
            <p className="mt-2 font-semibold print:hidden">
              <TextLink href={phone.href.replace('tel:', 'sms:')}>{textMessages}</TextLink>
            </p>
          )}
          {hours && (
            <div className="mt-2 text-balance">
              {hours.map((line, index) => (
                <Muted key={index}>{line}</Muted>
              ))}
            </div>
          )}
        </ContactWay>
        <ContactWay
          label="Email us"
          href={`mailto:${email}`}
          text={<EmailAddress email={email} />}
          name={email}
        />
        {profiles.length > 0 && (
          <ul className="flex flex-wrap gap-3 self-center print:hidden">
            {profiles.map(({ icon, name, href }) => (
              <li key={icon}>
                <a
                  className="flex size-12 items-center justify-center rounded-full border-2 border-transparent bg-accent text-white hover:bg-accent-hover mouse:transition"
                  href={href}
                  target="_blank"
                  rel="noopener"
                  aria-label={`Our ${name} (opens in a new tab)`}
                >
                  <Icon shape={icon} size="large" />
                </a>
              </li>
            ))}
          </ul>
        )}
      </address>
    </Card>
  );
}
