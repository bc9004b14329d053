import type { Site } from '@/lib/content/site';

import { Icon } from '@/components/ui/Icon';

/**
 * The words of the alert, above Send, with two other ways to reach the company: the telephone number, and the
 * visitor's own mail program with the enquiry in it.
 *
 * @param onMail replaces what the mail link does when it is pressed. Its address holds nothing that was typed,
 *   because analytics may record the addresses of links.
 */
export function Failed({
  text,
  phone,
  mail,
  onMail,
}: {
  text: string;
  phone: Site['contact']['phone'];
  mail: { label: string; address: string };
  onMail?: () => void;
}) {
  return (
    <p className="mb-5 flex items-start gap-3 rounded-2xl border-2 border-danger bg-danger-soft px-5 py-3 font-semibold leading-snug text-danger">
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
            if (!onMail) return;
            event.preventDefault();
            onMail();
          }}
        >
          {mail.label}
        </a>
      </span>
    </p>
  );
}
