import type { Phone } from '@/lib/content';

import { Unbroken } from './Unbroken';

/**
 * A phone number. It reads from left to right, also on a page that is translated into Arabic or Hebrew.
 *
 * @param unbroken whether it breaks only at a space.
 */
export function PhoneNumber({ phone: { display }, unbroken }: { phone: Phone; unbroken?: boolean }) {
  return <bdi dir="ltr">{unbroken ? <Unbroken text={display} /> : display}</bdi>;
}
