import { clsx } from 'clsx';

/**
 * The valley and its mesa, which stands at 70 % of every width. In the band, a shuttle van drives from the
 * window's left edge onto the mesa and draws its road. The snow melts, and the sun rises. In the footer it is
 * evening, and the van comes back (scenery.css).
 */
export function Scenery({ place }: { place: 'band' | 'footer' }) {
  return (
    <div
      aria-hidden="true"
      className={clsx(
        'overflow-clip contrast-more:hidden forced-colors:hidden print:hidden',
        // The footer's is behind the card of the form.
        place === 'band' ? 'absolute inset-0' : 'dusk relative -z-10 -mt-16 h-48 lg:h-56',
      )}
    >
      <div className="scenery absolute bottom-0 left-[70%] *:absolute">
        <div className="sun left-[108px] size-[124px] rounded-full bg-orange-sun" />
        <div className={clsx('skyline', place === 'band' ? 'bg-orange-rim' : 'bg-maroon')} />
        {place === 'band' && <div className="snow" />}
        <div className="road" />
        <div className="van" />
      </div>
    </div>
  );
}
