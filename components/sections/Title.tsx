import { letterCounts } from '@/lib/letter-counts';

/**
 * The company's name, as large as its length allows. On phones, the longest word fits the width, which includes the right
 * gutter. On larger screens, the name fits one line or two, whichever makes it larger.
 */
export function Title({ name }: { name: string }) {
  return (
    <div className="-mr-bleed @container sm:mr-0">
      <h1
        className="-ml-[0.035em] text-balance font-display text-title uppercase shadow-words sm:text-title-wide"
        style={letterCounts(name.split(' '))}
      >
        {name}
      </h1>
    </div>
  );
}
