import type { Site } from '@/lib/content';

import { Island } from '@/components/islands/Island';
import { ContactCard } from '@/components/ui/ContactCard';
import { Heading } from '@/components/ui/Heading';
import { Section } from '@/components/ui/Section';

export function ContactSection({ name, contact }: Pick<Site, 'name' | 'contact'>) {
  const { heading, intro, form, phone, email } = contact;
  const { withoutScript, ...words } = form;
  return (
    <Section id="contact" frame="text">
      <Heading of="contact" size="section">
        {heading}
      </Heading>
      <p className="mb-10 mt-3 max-w-prose text-balance sm:text-pretty print:mb-4">{intro}</p>
      <div className="grid grid-cols-1 gap-8 lg:grid-cols-side lg:[reading-flow:grid-order] print:block">
        {/* On phones most people call: before the form, for the keyboard too. */}
        <div className="grid lg:order-last">
          <ContactCard layout="column" name={name} contact={contact} />
        </div>
        <div className="rounded-card bg-white p-card shadow-card lg:p-10 forced-colors:border print:p-0 print:shadow-none">
          <noscript>
            <p className="max-w-prose border-l-4 border-accent pl-6">{withoutScript}</p>
          </noscript>
          <Island of="ContactForm" words={words} name={name} phone={phone} email={email} />
        </div>
      </div>
    </Section>
  );
}
