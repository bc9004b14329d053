import { Mesas } from './Mesas';

/** The mark as a picture of any height: a low sun behind two layers of mesas. */
export function MarkScene() {
  return (
    <div
      aria-hidden="true"
      className="relative h-44 overflow-hidden bg-sky lg:h-full forced-colors:hidden print:hidden"
    >
      <div className="absolute bottom-3 right-1/4 size-28 rounded-full bg-mark-sun lg:bottom-4 lg:size-44" />
      <Mesas of="far" />
      <Mesas of="near" />
    </div>
  );
}
