/**
 * The road that a shuttle van draws as it drives from the window's left edge onto the mesa of the skyline. It follows
 * the scroll position (app/globals.css). Without motion, the road is finished and the van is parked.
 */
export function Road() {
  return (
    <div className="road absolute bottom-0 left-[70%] text-logo-cream">
      <svg className="absolute size-px overflow-visible">
        {/* The same path as in app/globals.css. `strokeDasharray` begins with its length. */}
        <path
          d="M-5000 132H-430C-310 132-240 126-170 104S-60 72 8 70"
          fill="none"
          stroke="currentColor"
          strokeWidth="4"
          strokeDasharray="5015 5015"
        />
      </svg>
      <svg className="van absolute w-[92px]" viewBox="0 0 72 32" fill="currentColor">
        <path
          fillRule="evenodd"
          d="M3 27V8q0-5 5-5h40q6 0 9 4l5 7 6 2q4 1.5 4 6v5h-6a7.5 7.5 0 0 0-15 0H25a7.5 7.5 0 0 0-15 0zM7 7v8h11V7zm14 0v8h11V7zm14 0v8h11V7zm14 0v8h9l-4.5-6.3Q52.3 7 50.5 7zM58.5 22a5 5 0 0 1 0 10 5 5 0 0 1 0-10zM17.5 22a5 5 0 0 1 0 10 5 5 0 0 1 0-10z"
        />
      </svg>
    </div>
  );
}
