import { Skyline } from './Skyline';

/**
 * The logo as a picture that fills the rest of its parent's height: the sun sets behind the summit. On tablets the
 * ways to reach the company fill their card.
 */
export function LogoScene() {
  return (
    <div
      aria-hidden="true"
      className="relative h-44 grow overflow-hidden bg-[linear-gradient(white,#fcd9a8_70%)] [container-type:size] md:hidden lg:block forced-colors:hidden print:hidden"
    >
      <div className="absolute bottom-[max(2.5rem,62cqh-4.3rem)] left-[20%] size-28 rounded-full bg-logo-sun" />
      <Skyline of="far" />
      <Skyline of="near" />
    </div>
  );
}
