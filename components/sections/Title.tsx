import { clsx } from 'clsx';
import { Fragment, type CSSProperties } from 'react';

import { largestType, lineEnds, titleOf } from '@/lib/title';

/** Pixels at normal text size, as a length that grows with the visitor's text. */
const inRem = (pixels: number) => `${(pixels / 16).toFixed(2)}rem`;

/**
 * The company's name, as large as its lines allow (see lib/title.ts): the smaller of the largest type and the
 * type in which the widest line fills the width (`text-name` in tailwind.config.ts).
 */
export function Title({ name }: { name: string }) {
  const { phone, wide } = titleOf(name);
  const sizes = {
    '--ems': phone.ems.toFixed(2),
    '--most': inRem(largestType('phone', phone)),
    '--ems-wide': wide.ems.toFixed(2),
    '--most-sm': inRem(largestType('tablet', wide)),
    '--most-lg': inRem(largestType('desktop', wide)),
  };
  const words = name.split(' ');
  const endsOnPhones = lineEnds(phone.lines);
  const ends = lineEnds(wide.lines);
  return (
    <div className="[container-type:inline-size]">
      <h1
        className="lifted ml-optical whitespace-nowrap font-display text-name uppercase sm:text-name-sm lg:text-name-lg"
        style={sizes as CSSProperties}
      >
        {words.slice(0, -1).map((word, index) => (
          <Fragment key={index}>
            {word}{' '}
            {(ends[index] || endsOnPhones[index]) && (
              <br
                className={clsx({
                  'sm:hidden': !ends[index],
                  'max-sm:hidden': !endsOnPhones[index],
                })}
              />
            )}
          </Fragment>
        ))}
        {words.at(-1)}
      </h1>
    </div>
  );
}
