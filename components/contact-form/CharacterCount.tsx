import { clsx } from 'clsx';
import { useEffect, useState } from 'react';

import { characters, charactersLeft, type ContactField } from '@/lib/contact';

/** The count appears when a field can take no more characters than this. */
const shownFrom = 200;

/** Milliseconds after the last key press until screen readers say the count. */
const pause = 1000;

/**
 * Counts the last characters that a field takes, and those that are too many. The visitor sees each change at once
 * and hears it when the typing pauses (https://design-system.service.gov.uk/components/character-count).
 */
export function CharacterCount({
  field,
  controlId,
  hidden,
}: {
  field: ContactField;
  controlId: string;
  /** The count is hidden while the field's error says the same. */
  hidden: boolean;
}) {
  const [left, setLeft] = useState(Infinity);
  const [spoken, setSpoken] = useState('');

  useEffect(() => {
    const control = document.getElementById(controlId) as HTMLTextAreaElement;
    const listening = new AbortController();
    let timer: ReturnType<typeof setTimeout>;
    const count = () => {
      const number = charactersLeft(field, control.value);
      setLeft(number);
      return number;
    };
    const sayLater = () => {
      clearTimeout(timer);
      timer = setTimeout(setSpoken, pause, inWords(count()));
    };
    count();
    // Some extensions fill in forms and dispatch only `change`.
    for (const type of ['input', 'change']) {
      control.addEventListener(type, sayLater, { signal: listening.signal });
    }
    return () => {
      clearTimeout(timer);
      listening.abort();
    };
  }, [field, controlId]);

  return (
    <>
      {left <= shownFrom && !hidden && (
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
  if (left > shownFrom) return '';
  return left < 0 ? `${characters(-left)} too many` : `${characters(left)} left`;
}
