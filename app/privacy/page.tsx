import type { Metadata } from 'next';

import { SidePage } from '@/components/SidePage';
import { ContactCard } from '@/components/ui/ContactCard';
import { Container } from '@/components/ui/Container';
import { EmailAddress } from '@/components/ui/EmailAddress';
import { Muted } from '@/components/ui/Muted';
import { TextLink } from '@/components/ui/TextLink';
import { readEnvironment } from '@/lib/environment';
import { readContent } from '@/lib/load-site';
import { addressHours } from '@/lib/retention';

import { Analytics } from './Analytics';
import { TextPart } from './TextPart';

export function generateMetadata(): Metadata {
  const { name } = readContent();
  return {
    title: `Privacy | ${name}`,
    description: `What ${name} does with what you send us, who handles it, how long it is kept, and how to have it deleted.`,
    alternates: { canonical: '/privacy' },
  };
}

function Opening({ effective }: { effective: string }) {
  return (
    <>
      <h1 className="font-display text-heading text-stone-900 sm:text-5xl">Privacy</h1>
      <p className="mt-3 max-w-4xl text-pretty text-lead text-stone-800">
        We ask for what we need to answer you, and for nothing else. Here is what happens to it.
      </p>
      <div className="mb-10 mt-3">
        <Muted>Effective {effective}</Muted>
      </div>
    </>
  );
}

/**
 * The privacy page. It states what the code does with data. Two laws of California prescribe its topics: the
 * Online Privacy Protection Act (Business and Professions Code §22575) and the Consumer Privacy Act (Civil
 * Code §1798.100).
 */
export default function PrivacyPage() {
  const content = readContent();
  const { name, booking, contact, privacy } = content;
  const { measurementId } = readEnvironment().firebase;
  return (
    <SidePage content={content} url={`${content.url}/privacy`}>
      <section className="py-10 md:py-24 print:py-6">
        <Container>
          <Opening effective={privacy.effective} />

          <TextPart heading="What you send us">
            <p>
              The contact form asks for your name, email, phone, and message. We use them to answer you, and
              for nothing else. In the words of California’s privacy law, these are identifiers and whatever
              else you choose to write.
            </p>
            <p>
              Until you press Send, what you type stays in your browser, in that one tab. Your browser forgets
              it when your message is sent or the tab is closed for good.
            </p>
          </TextPart>
          <TextPart heading="Where it goes">
            <p>
              Your message becomes an email to our own mailbox. Sending and keeping it is done for us by{' '}
              {privacy.mailProvider}. The website keeps no copy and has no database. Its log notes that a
              message was sent, or why it was not, but never what it says.
            </p>
          </TextPart>
          <TextPart heading="How long we keep it">
            <p>We keep your email {privacy.mailKept}. Ask us, and we delete it sooner.</p>
          </TextPart>
          <TextPart heading="What the servers log">
            <p>
              Google runs this website for us, with Firebase Hosting and Cloud Functions. Like every web
              server, it sees your IP address, your kind of browser and what you asked for. By its own
              account, Google keeps the IP addresses of visitors for a few months. The log of calls to the
              contact form is kept for 30 days.
            </p>
            <p>
              To hold off floods of messages, our server remembers the IP address of whoever sends one for{' '}
              {addressHours} hours, in memory alone.
            </p>
            <p className="font-semibold">
              <TextLink href="https://firebase.google.com/support/privacy">Privacy at Firebase</TextLink>
            </p>
          </TextPart>
          <TextPart heading="Cookies and analytics">
            <Analytics isOn={measurementId !== ''} />
          </TextPart>
          <TextPart heading="Other websites">
            <p>
              Book Now takes you to {new URL(booking.href).host}, which is told that you come from this
              website. Other links and icons lead to further websites, such as our pages on other networks.
              What you do there is between you and them, under their privacy policies.
            </p>
          </TextPart>
          <TextPart heading="No sale, no sharing">
            <p>
              We do not sell personal information, and we do not share it for advertising, nor have we in the
              past 12 months. Only the companies named here handle it, and only to do their work for us.
            </p>
          </TextPart>
          <TextPart heading="Your choices">
            <p>
              Ask us what we have about you, or ask us to correct or delete it: write to us or call. You need
              no account and no reason. We answer within 45 days, and treat you no differently for asking. To
              be sure that it is you, we may answer to the address you wrote from.
            </p>
            <p className="font-semibold">
              <TextLink href={`mailto:${contact.email}`}>
                Write to <EmailAddress email={contact.email} />
              </TextLink>
            </p>
          </TextPart>
          <TextPart heading="Who is responsible">
            <p>
              <span translate="no">{privacy.company}</span>, doing business as{' '}
              <span translate="no">
                {name}, {privacy.address}
              </span>
              .
            </p>
            <p>When this page changes, so does the date above.</p>
          </TextPart>
        </Container>
      </section>
      <div className="pb-16 md:pb-24">
        <Container>
          <ContactCard contact={contact} />
        </Container>
      </div>
    </SidePage>
  );
}
