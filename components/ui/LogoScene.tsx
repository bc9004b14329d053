import { clsx } from 'clsx';

import { Skyline } from './Skyline';

/** The logo as a picture of any height: the sun sets behind the summit. `low`, it is as high as on phones. */
export function LogoScene({ low }: { low: boolean }) {
  return (
    <div
      aria-hidden="true"
      className={clsx(
        'relative h-44 overflow-hidden bg-sky',
        !low && 'lg:h-full',
        'forced-colors:hidden print:hidden',
      )}
    >
      <div
        className={clsx(
          'absolute bottom-10 left-1/5 size-28 rounded-full bg-logo-sun',
          !low && 'lg:bottom-36',
        )}
      />
      <Skyline of="far" low={low} />
      <Skyline of="near" low={low} />
    </div>
  );
}
