import { clsx } from 'clsx';
import { Fragment, type CSSProperties } from 'react';

import { asNumber } from '@/lib/layout/display-face';
import { largestType, lineEnds, titleOf } from '@/lib/layout/title';

/** Pixels at normal text size, as a length that grows with the visitor's text. */
const inRem = (pixels: number) => `${(pixels / 16).toFixed(2)}rem`;

/**
 * The company's name, as large as its lines allow (see lib/layout/title.ts): the smaller of the largest type and the
 * type in which the widest line fills the width (`text-name` in tailwind.config.ts). Until its face has loaded
 * no line breaks elsewhere; later one may, for a visitor who wants wider letters.
 */
export function Title({ name }: { name: string }) {
  const { phone, wide } = titleOf(name);
  const sizes = {
    '--ems': asNumber(phone.ems),
    '--max': inRem(largestType('phone', phone)),
    '--ems-wide': asNumber(wide.ems),
    '--max-sm': inRem(largestType('tablet', wide)),
    '--max-lg': inRem(largestType('desktop', wide)),
  };
  const ends = { phone: lineEnds(phone.lines), wide: lineEnds(wide.lines) };
  const [first, ...others] = name.split(' ');
  return (
    <div className="[container-type:inline-size]">
      <h1
        className="lifted ml-optical font-display text-name uppercase before-faces:whitespace-nowrap sm:text-name-sm lg:text-name-lg"
        style={sizes as CSSProperties}
      >
        {first}
        {others.map((word, index) => (
          <Fragment key={index}>
            {' '}
            <br
              className={clsx({
                'max-sm:hidden': !ends.phone[index],
                'sm:hidden': !ends.wide[index],
              })}
            />
            {word}
          </Fragment>
        ))}
      </h1>
    </div>
  );
}
