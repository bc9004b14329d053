import { Skyline } from './Skyline';

/** The logo as a picture of any height: the sun sets behind the summit. */
export function LogoScene() {
  return (
    <div
      aria-hidden="true"
      className="relative h-44 overflow-hidden bg-sky lg:h-full forced-colors:hidden print:hidden"
    >
      <div className="absolute bottom-10 left-1/5 size-28 rounded-full bg-logo-sun lg:bottom-36" />
      <Skyline of="far" />
      <Skyline of="near" />
    </div>
  );
}
