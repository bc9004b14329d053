import { BookNowButton } from '@/components/ui/BookNowButton';

/**
 * Book Now at the foot of a phone's window while the bike card is in view. At the end of the card, the bar stops
 * and is the card's Book Now. Its lowest 14 px and the safe area are below the window's edge, where a phone's own
 * toolbar comes and goes.
 */
export function BookingBar() {
  return (
    <div className="sticky -bottom-[14px] z-10 mb-[calc(-1*env(safe-area-inset-bottom))] flex bg-paper px-gutter pb-[calc(28px+env(safe-area-inset-bottom))] pt-[20px] [mask-image:linear-gradient(to_top,#000_calc(100%-12px),transparent)] no-scripts:hidden xs:hidden print:hidden">
      <BookNowButton place="bar" />
    </div>
  );
}
