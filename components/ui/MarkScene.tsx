import { Mesas } from './Mesas';

/** The mark as a wide picture: a low sun behind two layers of mesas. */
export function MarkScene() {
  return (
    <div
      aria-hidden="true"
      className="relative h-44 overflow-hidden bg-mark-sky forced-colors:hidden print:hidden"
    >
      <div className="absolute bottom-10 right-12 size-24 rounded-full bg-mark-sun" />
      <Mesas of="far" />
      <Mesas of="near" />
    </div>
  );
}
