import type { Ref } from 'react';

import type { FormWords } from '@/lib/content';

import { Sent } from './Sent';
import { StuckNotice } from './StuckNotice';
import type { EnquiryState } from './useEnquiry';

/**
 * Polite live region: error count, sending, sent, and before hydration the notice that the form is stuck. It is in
 * the document from the start, as screen readers require. Thanks and notice are visible.
 */
export function FormStatus({
  ref,
  state,
  words,
  sendsNothing,
}: {
  ref: Ref<HTMLDivElement>;
  state: EnquiryState;
  words: Pick<FormWords, 'sending' | 'sent' | 'withoutItsScript'>;
  sendsNothing: boolean;
}) {
  const { problems, attempt } = state.step === 'editing' ? state : { problems: 0, attempt: 0 };
  return (
    <div ref={ref} role="status" tabIndex={-1}>
      {problems > 0 && (
        // A new element at each attempt, so that screen readers say the same count again.
        <p key={attempt} className="sr-only">
          {problems === 1 ? '1 field needs a correction.' : `${problems} fields need a correction.`}
        </p>
      )}
      {state.step === 'sending' && <p className="sr-only">{words.sending}</p>}
      {state.step === 'sent' && <Sent text={words.sent} />}
      {state.step === 'sent' && sendsNothing && <p className="mt-2">Preview: nothing was sent</p>}
      <StuckNotice text={words.withoutItsScript} />
    </div>
  );
}
