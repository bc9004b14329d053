import type { Site } from '@/lib/site';

import { Icon } from '@/components/ui/Icon';

/** The words of the alert, above Send, with the telephone number as another way. */
export function Failed({ text, phone }: { text: string; phone: Site['contact']['phone'] }) {
  return (
    <p className="-ml-0.5 mb-5 flex gap-2 font-semibold leading-snug text-danger">
      <Icon shape="problem" size="medium" />
      <span className="flex flex-wrap gap-x-2">
        <span>{text}</span>
        <a className="whitespace-nowrap underline underline-offset-4" href={phone.href}>
          {`${phone.label}: ${phone.display}`}
        </a>
      </span>
    </p>
  );
}
