import { clsx } from 'clsx';
import { useEffect, useState } from 'react';

import { characters } from '@/lib/contact';

/** The count appears when this many characters or fewer are left. */
const SHOWN_FROM = 200;

/** Screen readers say the count this long after the last key press. */
const PAUSE_MS = 1000;

/**
 * Says how many characters a field still takes, or how many are too many. The visitor sees each change at
 * once and hears it when the typing pauses (https://design-system.service.gov.uk/components/character-count).
 *
 * @param hidden whether the field's error says the same.
 */
export function CharacterCount({ left, hidden }: { left: number; hidden: boolean }) {
  const [spoken, setSpoken] = useState('');

  useEffect(() => {
    const timer = setTimeout(() => setSpoken(inWords(left)), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [left]);

  return (
    <>
      {left <= SHOWN_FROM && !hidden && (
        <p
          aria-hidden="true"
          className={clsx(
            'mt-2 text-base',
            left < 0 ? 'font-semibold text-danger' : 'text-stone-600 contrast-more:text-black',
          )}
        >
          {inWords(left)}
        </p>
      )}
      <p className="sr-only" aria-live="polite">
        {spoken}
      </p>
    </>
  );
}

function inWords(left: number): string {
  if (left > SHOWN_FROM) return '';
  return left < 0 ? `${characters(-left)} too many` : `${characters(left)} left`;
}
