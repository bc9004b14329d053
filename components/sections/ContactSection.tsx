import type { Site } from '@/lib/content/site';

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
  text,
  answers,
  email,
  social,
}: Site['contact']) {
  return (
    <Section id={id} frame="text">
      <Heading of={id} size="section">
        {heading}
      </Heading>
      <p className="mb-10 mt-3 max-w-prose text-balance sm:text-pretty print:mb-4">{intro}</p>
      <div className="grid grid-cols-1 gap-8 lg:grid-cols-[minmax(0,1fr)_max(25%-1.5rem,min(16.5rem,40%))] lg:[reading-flow:grid-order] print:block">
        {/* On phones most people call: before the form, for the keyboard too. */}
        <div className="grid lg:order-last">
          <ContactCard
            layout="column"
            phone={phone}
            text={text}
            answers={answers}
            email={email}
            social={social}
          />
        </div>
        <div className="rounded-3xl bg-white p-card shadow-card lg:p-10 forced-colors:border print:p-0 print:shadow-none">
          <noscript>
            <p className="max-w-prose border-l-4 border-accent pl-6">{withoutScript}</p>
          </noscript>
          <Island of="ContactForm" words={words} phone={phone} email={email} />
        </div>
      </div>
    </Section>
  );
}
