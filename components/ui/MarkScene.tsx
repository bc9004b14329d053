import { Skyline } from './Skyline';

/** The mark as a picture of any height: the sun sets behind the summit. */
export function MarkScene() {
  return (
    <div
      aria-hidden="true"
      className="relative h-44 overflow-hidden bg-sky lg:h-full forced-colors:hidden print:hidden"
    >
      <div className="absolute bottom-10 left-1/5 size-28 rounded-full bg-mark-sun lg:bottom-36" />
      <Skyline of="far" />
      <Skyline of="near" />
    </div>
  );
}
