import { clsx } from 'clsx';

import { Pill } from './Pill';

/**
 * A button that presses the hidden booking link (app/BookingLink.tsx).
 *
 * Phones hide the buttons of `bikeCard`, where the booking bar rests, and of `footer`.
 */
export function BookNowButton({ place }: { place: 'hero' | 'card' | 'bikeCard' | 'bar' | 'footer' }) {
  return (
    <div
      className={clsx('no-scripts:hidden print:hidden', {
        // White, because green has 2.4:1 on the photograph.
        'flex *:border-white xl:*:min-h-16': place === 'hero',
        'shrink-0 max-xs:hidden': place === 'footer',
        'flex min-w-0 grow flex-col break-normal *:px-[min(0.75rem,3vw)]': place === 'bar',
        'mt-8 flex flex-col break-normal *:px-[min(0.75rem,3vw)] xl:*:min-h-16':
          place === 'card' || place === 'bikeCard',
        'max-xs:hidden': place === 'bikeCard',
      })}
    >
      <Pill type="button" data-book-now="">
        Book Now
      </Pill>
    </div>
  );
}
