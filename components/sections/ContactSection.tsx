import type { Site } from '@/lib/site';

import { Island } from '@/components/first-view/Island';
import { ContactCard } from '@/components/ui/ContactCard';
import { Heading } from '@/components/ui/Heading';
import { Section } from '@/components/ui/Section';

export function ContactSection({
  id,
  heading,
  intro,
  form: { withoutScript, ...words },
  phone,
  email,
  social,
}: Site['contact']) {
  return (
    <Section id={id} frame="text">
      <div className="grid grid-cols-1 items-start gap-12 lg:grid-cols-3 print:block">
        <div className="lg:col-span-2">
          <Heading of={id} size="section">
            {heading}
          </Heading>
          <p className="mb-10 mt-3 max-w-prose text-balance sm:text-pretty print:mb-4">{intro}</p>
          <noscript>
            <p className="max-w-prose border-l-4 border-accent pl-6">{withoutScript}</p>
          </noscript>
          <Island of="ContactForm" words={words} />
        </div>
        <ContactCard layout="column" phone={phone} email={email} social={social} />
      </div>
    </Section>
  );
}
