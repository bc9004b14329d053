import { Mark } from './Mark';

/** The company's mark and name, in two lines on the narrowest screens. */
export function Brand({ name }: { name: string }) {
  return (
    <p className="flex items-center gap-2 font-display text-lg uppercase tracking-wide text-accent-hover sm:gap-3 sm:text-2xl">
      <Mark />
      <span className="max-w-16 leading-tight xs:max-w-none xs:whitespace-nowrap">{name}</span>
    </p>
  );
}
