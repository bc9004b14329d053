import { YearScript } from '@/components/inline/YearScript';
import { BookNowButton } from '@/components/ui/BookNowButton';
import { Container } from '@/components/ui/Container';
import { EmailAddress } from '@/components/ui/EmailAddress';
import { PhoneNumber } from '@/components/ui/PhoneNumber';
import { TextLink } from '@/components/ui/TextLink';
import type { Contact } from '@/lib/content';

import { Scenery } from './Scenery';

/** @param booking the address of the booking page. Only the home page hands it in. */
export function Footer({
  name,
  url,
  contact: { phone, email },
  booking,
}: {
  name: string;
  url: string;
  contact: Contact;
  booking?: string;
}) {
  const links = [
    { href: phone.href, text: <PhoneNumber phone={phone} /> },
    { href: `mailto:${email}`, text: <EmailAddress email={email} />, label: email },
    { href: '/privacy', text: 'Privacy' },
  ];
  return (
    <footer className="text-base text-stone-200 print:text-black">
      <Scenery place="footer" />
      <div className="bg-maroon pb-foot pt-10 print:bg-transparent print:py-4">
        <Container>
          <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-4 md:flex-nowrap">
            <p className="grow basis-40 text-balance">
              ©{' '}
              {/* The year of the build. A script replaces it with the visitor's, which React must accept. */}
              <span data-year="" suppressHydrationWarning>
                {new Date().getFullYear()}
              </span>{' '}
              <span translate="no">{name}</span>. All Rights Reserved.
            </p>
            <ul className="flex flex-wrap gap-x-4 gap-y-2 lg:gap-x-6 print:hidden">
              {links.map(({ href, text, label }) => (
                <li key={href}>
                  <TextLink href={href} look="onMaroon" name={label}>
                    {text}
                  </TextLink>
                </li>
              ))}
            </ul>
            {booking && <BookNowButton place="footer" />}
          </div>
          {/* On the home page, the first-paint script does this. */}
          {!booking && <YearScript />}
          {/* A printed page has no address bar, and no Book Now. */}
          <p className="hidden print:block">
            {url}
            {booking && `, booking: ${new URL(booking).host}`}
          </p>
        </Container>
      </div>
    </footer>
  );
}
