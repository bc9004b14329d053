import { BookNowButton } from '@/components/ui/BookNowButton';
import { Icon } from '@/components/ui/Icon';
import type { Phone } from '@/lib/content';

/**
 * Book Now and the phone number at the foot of a phone's window while the bike card is in view. At the end of
 * the card, the bar stops and is the card's Book Now. Its lowest 14 px and the safe area are below the window's
 * edge, where a phone's own toolbar comes and goes.
 */
export function BookingBar({ phone }: { phone: Phone }) {
  return (
    <div className="sticky -bottom-[14px] z-10 mb-[calc(-1*env(safe-area-inset-bottom))] flex items-center gap-[min(0.75rem,3vw)] bg-paper px-gutter pb-[calc(28px+env(safe-area-inset-bottom))] pt-[20px] [mask-image:linear-gradient(to_top,#000_calc(100%-12px),transparent)] no-scripts:hidden xs:hidden print:hidden">
      <BookNowButton place="bar" />
      <a
        className="flex size-[min(3.5rem,20vw)] shrink-0 items-center justify-center rounded-full border-2 border-accent text-accent"
        href={phone.href}
        aria-label={`Call us: ${phone.display}`}
      >
        <Icon shape="phone" size="medium" />
      </a>
    </div>
  );
}
