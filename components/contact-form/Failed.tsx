import type { Site } from '@/lib/site';

import { Icon } from '@/components/ui/Icon';

/** The words of the alert, above Send, with the telephone number as another way. */
export function Failed({ text, phone }: { text: string; phone: Site['contact']['phone'] }) {
  return (
    <p className="-ml-0.5 mb-5 flex gap-2 font-semibold leading-snug text-danger">
      <Icon shape="problem" size="medium" />
      <span className="flex min-w-0 flex-wrap gap-x-2">
        <span className="min-w-0">{text}</span>
        <a className="underline underline-offset-4" href={phone.href}>
          {`${phone.label}: `}
          <span className="whitespace-nowrap">{phone.display}</span>
        </a>
      </span>
    </p>
  );
}
