import { Skyline } from './Skyline';

/** The mark as a picture of any height: the sun sets behind the summit. */
export function MarkScene() {
  return (
    <div
      aria-hidden="true"
      className="relative h-44 overflow-hidden bg-sky lg:h-full forced-colors:hidden print:hidden"
    >
      <div className="absolute bottom-14 left-8 size-28 rounded-full bg-mark-sun lg:bottom-16 lg:left-10 lg:size-40" />
      <Skyline of="far" />
      <Skyline of="near" />
    </div>
  );
}
