import { Skyline } from '@/components/ui/Skyline';

/**
 * The drawing at the foot of the band. A shuttle van drives from the window's left edge onto the mesa and
 * draws its road. The snow behind it melts, and the sun rises. All of it follows the scroll position
 * (app/globals.css). Without motion, the van is parked where winter ends.
 */
export function Scenery() {
  return (
    <div className="scenery absolute bottom-0 left-[70%] text-logo-cream">
      <div className="sun left-[108px] size-[124px] rounded-full bg-logo-sun" />
      {/* The snow is a second skyline behind the first, 10 units higher. */}
      <div className="snow skyline -left-[1216px] -top-[10px] h-full w-[1737px] bg-logo-cream" />
      <Skyline place="band" />
      <svg className="size-px overflow-visible">
        {/* The path in app/globals.css, longer by the 28 units under the front wheel. `strokeDasharray` is
            its length. */}
        <path
          d="M-5000 132H-430C-310 132-240 126-170 104S-60 72 8 70l28-.8"
          fill="none"
          stroke="currentColor"
          strokeWidth="4"
          strokeDasharray="5043"
        />
      </svg>
      <svg className="van w-[92px]" viewBox="0 0 72 32" fill="currentColor">
        <path
          fillRule="evenodd"
          d="M3 27V8q0-5 5-5h40q6 0 9 4l5 7 6 2q4 1.5 4 6v5h-6a7.5 7.5 0 0 0-15 0H25a7.5 7.5 0 0 0-15 0zM7 7v8h11V7zm14 0v8h11V7zm14 0v8h11V7zm14 0v8h9l-4.5-6.3Q52.3 7 50.5 7zM58.5 22a5 5 0 0 1 0 10 5 5 0 0 1 0-10zM17.5 22a5 5 0 0 1 0 10 5 5 0 0 1 0-10z"
        />
      </svg>
    </div>
  );
}
