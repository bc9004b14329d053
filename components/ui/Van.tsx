import { clsx } from 'clsx';

/**
 * A shuttle van from the side, on the drive's rim (see Skyline): out by day, facing right, and home by night, facing
 * left with its lights on. It drives as it comes into view where the browser can (app/globals.css).
 */
export function Van({ of }: { of: 'day' | 'night' }) {
  return (
    <div
      aria-hidden="true"
      className={clsx('absolute', {
        'bottom-3.5 right-[min(30%+13.75rem,100%-5.75rem)] text-logo-cream lg:bottom-6 lg:right-[calc(30%+24rem)]':
          of === 'day',
        'bottom-2.5 right-[min(30%+13rem,100%-3.5rem)] text-maroon [transform:scaleX(-1)] md:bottom-5 md:right-[calc(30%+28rem)]':
          of === 'night',
      })}
    >
      {of === 'night' && (
        <div className="absolute bottom-20 right-0 size-7 rounded-full bg-logo-moon" />
      )}
      <svg
        className={clsx('van w-11 overflow-visible md:w-[4.5rem]', {
          '[animation-range:entry_0%_cover_50%]': of === 'day',
          // The page ends before it could come further.
          '[animation-range:entry_0%_cover_15%]': of === 'night',
        })}
        viewBox="0 0 72 32"
        fill="currentColor"
      >
        {of === 'night' && (
          <g className="text-logo-moon">
            <path d="M6 6h54v10H6z" />
            <path d="M71 19l36-7v17z" opacity=".5" />
          </g>
        )}
        <path
          fillRule="evenodd"
          d="M3 27V8q0-5 5-5h40q6 0 9 4l5 7 6 2q4 1.5 4 6v5h-6a7.5 7.5 0 0 0-15 0H25a7.5 7.5 0 0 0-15 0zM7 7v8h11V7zm14 0v8h11V7zm14 0v8h11V7zm14 0v8h9l-4.5-6.3Q52.3 7 50.5 7zM58.5 22a5 5 0 0 1 0 10 5 5 0 0 1 0-10zM17.5 22a5 5 0 0 1 0 10 5 5 0 0 1 0-10z"
        />
      </svg>
    </div>
  );
}
