import { clsx } from 'clsx';

/**
 * The valley and its mesa, which stands at 70 % of every width. In the band, a shuttle van drives from the
 * window's left edge onto the mesa and draws its road. The snow melts, and the sun rises. In the footer it is
 * evening, and the van comes back. All of it follows the scroll position (app/globals.css). Without motion,
 * it is as it ends.
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
      <div className="scenery absolute bottom-0 left-[70%]">
        <div className="sun left-[108px] size-[124px] rounded-full bg-logo-sun" />
        {place === 'band' && <div className="snow skyline -top-[10px] bg-logo-cream" />}
        <div className={clsx('skyline', place === 'band' ? 'bg-logo-rim' : 'bg-maroon')} />
        <svg className={clsx('road size-px overflow-visible', place === 'footer' && 'opacity-45')}>
          {/* The path in app/globals.css, longer by the 28 units under the front wheel. */}
          <path
            d="M36 69.2L8 70C-60 72-100 82-170 104S-310 132-430 132H-5000"
            fill="none"
            stroke="currentColor"
            strokeWidth="4"
          />
        </svg>
        <svg className="van w-[92px] overflow-visible" viewBox="0 0 72 32" fill="currentColor">
          {place === 'footer' && <path d="M72 20l34-3v15l-34-7z" fill="#fcd9a8" fillOpacity=".35" />}
          <path
            fillRule="evenodd"
            d="M3 27V8q0-5 5-5h40q6 0 9 4l5 7 6 2q4 1.5 4 6v5h-6a7.5 7.5 0 0 0-15 0H25a7.5 7.5 0 0 0-15 0zM7 7v8h11V7zm14 0v8h11V7zm14 0v8h11V7zm14 0v8h9l-4.5-6.3Q52.3 7 50.5 7zM58.5 22a5 5 0 0 1 0 10 5 5 0 0 1 0-10zM17.5 22a5 5 0 0 1 0 10 5 5 0 0 1 0-10z"
          />
        </svg>
      </div>
    </div>
  );
}
