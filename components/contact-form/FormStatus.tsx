import type { Ref } from 'react';

import { Sent } from './Sent';

/**
 * Says politely what becomes of the form: how many fields are wrong, that it is sending, that it was
 * sent. It is there from the start, as screen readers require; only the thanks are seen.
 */
export function FormStatus({
  ref,
  state,
  problems,
  words,
}: {
  ref: Ref<HTMLDivElement>;
  state: 'editing' | 'sending' | 'sent';
  problems: number;
  words: { sending: string; sent: string; problems: { one: string; other: string } };
}) {
  const count = words.problems[problems === 1 ? 'one' : 'other'].replace('#', String(problems));
  return (
    <div ref={ref} role="status" tabIndex={-1}>
      {state === 'editing' && problems > 0 && <p className="sr-only">{count}</p>}
      {state === 'sending' && <p className="sr-only">{words.sending}</p>}
      {state === 'sent' && <Sent text={words.sent} />}
    </div>
  );
}
