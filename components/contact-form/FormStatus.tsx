import type { Ref } from 'react';

import type { Site } from '@/lib/content/site';
import { sendsNothing } from '@/lib/preview';

import { Sent } from './Sent';

export type FormState = 'editing' | 'sending' | 'sent' | 'failed';

/**
 * Polite live region: error count, sending, sent. It is in the document from the start, as screen readers
 * require; only the thanks are visible.
 */
export function FormStatus({
  ref,
  state,
  problems,
  words,
}: {
  ref: Ref<HTMLDivElement>;
  state: FormState;
  problems: number;
  words: Pick<Site['contact']['form'], 'sending' | 'sent' | 'problems'>;
}) {
  const count = words.problems[problems === 1 ? 'one' : 'other'].replace('#', String(problems));
  return (
    <div ref={ref} role="status" tabIndex={-1}>
      {state === 'editing' && problems > 0 && (
        <p key={problems} className="sr-only">
          {count}
        </p>
      )}
      {state === 'sending' && <p className="sr-only">{words.sending}</p>}
      {state === 'sent' && <Sent text={words.sent} />}
      {state === 'sent' && sendsNothing && <p className="mt-2">Preview: nothing was sent</p>}
    </div>
  );
}
