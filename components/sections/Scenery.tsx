import { clsx } from 'clsx';

/**
 * The valley and its mesa, which stands at 70 % of every width. In the band, a shuttle van drives from the
 * window's left edge onto the mesa and draws its road. The snow melts, and the sun rises. In the footer it is
 * evening, and the van comes back. Both follow the scroll position (scenery.css).
 */
export function Scenery({ place }: { place: 'band' | 'footer' }) {
  return (
    <div
      aria-hidden="true"
      className={clsx(
        'overflow-clip text-logo-cream contrast-more:hidden forced-colors:hidden print:hidden',
        // The footer's is behind the card of the form.
        place === 'band' ? 'absolute inset-0' : 'dusk relative -z-10 -mt-16 h-48 lg:h-56',
      )}
    >
      <div className="scenery absolute bottom-0 left-[70%] *:absolute">
        <div className="sun left-[108px] size-[124px] rounded-full bg-logo-sun" />
        <div className={clsx('skyline', place === 'band' ? 'bg-logo-rim' : 'bg-maroon')} />
        {place === 'band' && <div className="snow" />}
        <svg className="road size-px overflow-visible">
          {/* The path in scenery.css, longer by the 28 units under the front wheel. */}
          <path
            d="M36 69.2L8 70C-60 72-100 82-170 104S-310 132-430 132H-5000"
            fill="none"
            stroke="currentColor"
            strokeWidth="4"
            strokeOpacity={place === 'band' ? 1 : 0.45}
          />
        </svg>
        <div className="van" />
      </div>
    </div>
  );
}
