import { Island } from '@/components/islands/Island';
import { Card } from '@/components/ui/Card';
import { ContactCard } from '@/components/ui/ContactCard';
import { Container } from '@/components/ui/Container';
import { Heading } from '@/components/ui/Heading';
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
  return (
    <section
      {...anchor('contact')}
      className="-scroll-mt-6 py-10 md:py-24 print:clear-both print:pb-2 print:pt-[24px]"
    >
      <Container>
        <Heading section="contact" size="section">
          Contact
        </Heading>
        <p className="mb-10 mt-3 max-w-prose text-balance sm:text-pretty print:mb-4">
          Have questions? We’d love to hear from you. Choose the most convenient method and we’ll get back to
          you as soon as we can.
        </p>
        <div className="grid grid-cols-1 gap-8 lg:grid-cols-contact print:block">
          <Card>
            <div className="p-card lg:p-10 print:p-0">
              <p className="hidden max-w-prose border-l-4 border-accent pl-6 no-scripts:block no-scripts:print:hidden">
                This form needs JavaScript, but your browser has it switched off or is too old for it. Please
                call or write to us instead.
              </p>
              <Island
                component="ContactForm"
                name={name}
                phone={contact.phone}
                email={contact.email}
                sendsNothing={sendsNothing}
              />
            </div>
          </Card>
          <div className="lg:sticky lg:top-20 lg:self-start">
            <ContactCard contact={contact} />
          </div>
        </div>
      </Container>
    </section>
  );
}
