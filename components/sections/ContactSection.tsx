import { Island } from '@/components/islands/Island';
import { Card } from '@/components/ui/Card';
import { ContactCard } from '@/components/ui/ContactCard';
import { Container } from '@/components/ui/Container';
import { Heading } from '@/components/ui/Heading';
import { Skyline } from '@/components/ui/Skyline';
import { anchor } from '@/lib/anchor';
import type { Contact } from '@/lib/content';

export function ContactSection({
  name,
  contact,
  sendsNothing,
}: {
  name: string;
  contact: Contact;
  sendsNothing: boolean;
}) {
  const { heading, intro, form, phone, email } = contact;
  const { withoutScript, ...words } = form;
  return (
    <section {...anchor('contact')} className="py-10 md:py-24 print:py-2">
      <Container>
        <Heading section="contact" size="section">
          {heading}
        </Heading>
        <p className="mb-10 mt-3 max-w-prose text-balance sm:text-pretty print:mb-4">{intro}</p>
        <div className="grid grid-cols-1 gap-8 lg:grid-cols-contact lg:[reading-flow:grid-order] print:block">
          {/* Most people on phones call, so the card comes before the form there, also in the order of the
              Tab key. */}
          <div className="lg:order-last lg:grid">
            <ContactCard contact={contact}>
              <Skyline place="card" />
            </ContactCard>
          </div>
          <Card>
            <div className="p-card lg:p-10 print:p-0">
              <p className="without-scripts max-w-prose border-l-4 border-accent pl-6">{withoutScript}</p>
              <Island
                component="ContactForm"
                words={words}
                name={name}
                phone={phone}
                email={email}
                sendsNothing={sendsNothing}
              />
            </div>
          </Card>
        </div>
      </Container>
    </section>
  );
}
