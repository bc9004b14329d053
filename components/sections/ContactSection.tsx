import type { SectionId, Site } from '@/lib/site';

import { ContactCard } from '@/components/ui/ContactCard';
import { ContactForm } from '@/components/contact-form/ContactForm';
import { Container } from '@/components/ui/Container';

export function ContactSection({
  id,
  heading,
  intro,
  form,
  ...ways
}: Omit<Site['contact'], 'id'> & { id: SectionId }) {
  return (
    <section
      id={id}
      tabIndex={-1}
      aria-labelledby={`${id}-heading`}
      className="py-16 md:py-24 print:py-6"
    >
      <Container>
        <div className="grid grid-cols-1 items-start gap-12 lg:grid-cols-3 print:block">
          <div className="lg:col-span-2">
            <h2
              id={`${id}-heading`}
              className="mb-3 font-display text-section uppercase tracking-wide text-stone-900"
            >
              {heading}
            </h2>
            <p className="mb-10 max-w-prose text-balance sm:text-pretty print:mb-4">{intro}</p>
            <noscript>
              <p className="max-w-prose border-l-4 border-accent pl-6">{form.withoutScript}</p>
            </noscript>
            <ContactForm words={form} />
          </div>
          <ContactCard layout="column" {...ways} />
        </div>
      </Container>
    </section>
  );
}
