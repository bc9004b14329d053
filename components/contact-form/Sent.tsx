import { Icon } from '@/components/ui/Icon';

export function Sent() {
  return (
    <p className="mt-4 flex min-h-14 flex-wrap gap-3 rounded-2xl border-2 border-action bg-success-soft px-[min(1.25rem,5vw)] py-3 font-semibold leading-snug text-success">
      <Icon shape="done" size="medium" />
      <span className="min-w-0 grow basis-32">Thank you for your message. We will get back to you soon!</span>
    </p>
  );
}
