import { clsx } from 'clsx';
import { useEffect, useState } from 'react';

import { characters, charactersLeft, type ContactField } from '@/lib/contact';

/** The count appears when this many characters or fewer are left. */
const SHOWN_FROM = 200;

/** Screen readers say the count this long after the last key press. */
const PAUSE_MS = 1000;

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
    const count = () => charactersLeft(field, control.value);
    const show = () => setLeft(count());
    const sayLater = () => {
      clearTimeout(timer);
      timer = setTimeout(() => setSpoken(inWords(count())), PAUSE_MS);
    };
    show();
    // Some extensions fill in forms and dispatch only `change`.
    for (const type of ['input', 'change'])
      for (const listener of [show, sayLater])
        control.addEventListener(type, listener, { signal: listening.signal });
    return () => {
      clearTimeout(timer);
      listening.abort();
    };
  }, [field, controlId]);

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
