import { BookNowButton } from '@/components/ui/BookNowButton';
import { Icon } from '@/components/ui/Icon';
import type { Booking, Phone } from '@/lib/content';

/**
 * Book Now and the phone number at the foot of a phone's window. The bar shows while no other Book Now and no part of
 * the contact section is in view. Browsers without scroll timelines do not show it (app/globals.css).
 */
export function BookingBar({ booking, phone }: { booking: Booking; phone: Phone }) {
  return (
    <div className="booking-bar fixed inset-x-0 bottom-0 z-10 items-center gap-3 border-t border-stone-300 bg-paper px-gutter pb-[env(safe-area-inset-bottom)] print:!hidden">
      <BookNowButton booking={booking} place="bar" />
      <a
        className="my-1 flex size-14 shrink-0 items-center justify-center rounded-full border-2 border-accent text-accent"
        href={phone.href}
        aria-label={`Call us: ${phone.display}`}
      >
        <Icon shape="phone" size="medium" />
      </a>
    </div>
  );
}
