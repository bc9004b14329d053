import { clsx } from 'clsx';

import { Pill } from './Pill';

/**
 * The Book Now button. The first-paint script makes it press the page's hidden booking link. Visitors without
 * scripts see that link instead (app/BookingLink.tsx).
 *
 * @param place where the button stands. In a card it is as wide as the card. Phones hide those of `bikeCard`
 *   and `footer`, because the `bar` stands there or just above. In the `bar` it fills the space beside the
 *   phone number.
 */
export function BookNowButton({ place }: { place: 'hero' | 'skiCard' | 'bikeCard' | 'bar' | 'footer' }) {
  return (
    <div
      className={clsx('flex print:hidden', {
        'max-sm:hidden': place === 'bikeCard' || place === 'footer',
        'mb-10 justify-end': place === 'footer',
        'mt-8': place === 'bikeCard',
        'flex-col break-normal *:px-[min(0.75rem,3vw)]': place !== 'hero' && place !== 'footer',
        'xl:*:min-h-16': place === 'skiCard' || place === 'bikeCard',
        'min-w-0 grow': place === 'bar',
      })}
    >
      <Pill type="button" data-book-now="">
        Book Now
      </Pill>
    </div>
  );
}
