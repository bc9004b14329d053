import type { Phone } from '@/lib/content';

/** A phone number. It reads from left to right, also on a page that is translated into Arabic or Hebrew. */
export function PhoneNumber({ phone }: { phone: Phone }) {
  return <bdi dir="ltr">{phone.display}</bdi>;
}
