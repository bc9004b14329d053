import { Icon } from '@/components/ui/Icon';
import { PhoneNumber } from '@/components/ui/PhoneNumber';
import { TextLink } from '@/components/ui/TextLink';
import { mailtoLink } from '@/lib/browser/mailto';
import type { Enquiry } from '@/lib/contact';
import type { Phone } from '@/lib/content';

export interface Company {
  name: string;
  phone: Phone;
  email: string;
}

export const failedText = 'There was an error sending your message. Please try again.';

export const failedId = 'contact-failed';

/**
 * The panel after a failure. The address of its link to the mail program contains nothing that was typed,
 * because analytics may record the addresses of links.
 */
export function Failed({
  text = failedText,
  name,
  phone,
  email,
  enquiry,
}: Company & { text?: string; enquiry?: Enquiry }) {
  return (
    <p
      id={failedId}
      className="mt-5 flex gap-3 rounded-2xl border-2 border-danger bg-danger-soft px-5 py-3 font-semibold leading-snug text-danger"
    >
      <Icon shape="problem" size="medium" />
      <span className="flex min-w-0 flex-wrap gap-x-4 gap-y-2">
        <span className="w-full">{text}</span>
        <TextLink href={phone.href} look="inError">
          Call us: <PhoneNumber phone={phone} />
        </TextLink>
        <TextLink
          href={`mailto:${email}`}
          look="inError"
          onClick={(event) => {
            if (!enquiry) return;
            event.preventDefault();
            window.location.href = mailtoLink(email, `Enquiry for ${name}`, enquiry);
          }}
        >
          Send it by email
        </TextLink>
      </span>
    </p>
  );
}
