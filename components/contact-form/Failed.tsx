import type { Site } from '@/lib/content/site';

import { Icon } from '@/components/ui/Icon';

/**
 * The words of the alert, above Send, with two other ways: the telephone number, and the visitor's own mail
 * program with the enquiry in it.
 */
export function Failed({
  text,
  phone,
  mail,
}: {
  text: string;
  phone: Site['contact']['phone'];
  mail: { label: string; address: string; link: string };
}) {
  return (
    <p className="-ml-0.5 mb-5 flex gap-2 font-semibold leading-snug text-danger">
      <Icon shape="problem" size="medium" />
      <span className="flex min-w-0 flex-wrap gap-x-4 gap-y-2">
        <span className="w-full">{text}</span>
        <a className="max-w-full underline underline-offset-4" href={phone.href}>
          {`${phone.label}: ${phone.display}`}
        </a>
        <a
          className="max-w-full underline underline-offset-4"
          href={`mailto:${mail.address}`}
          onClick={(event) => {
            // Analytics records the address of a link that is pressed; the enquiry must not be in it.
            event.preventDefault();
            window.location.assign(mail.link);
          }}
        >
          {mail.label}
        </a>
      </span>
    </p>
  );
}
