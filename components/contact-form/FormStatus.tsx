import type { Ref } from 'react';

import { Sent } from './Sent';
import { StuckNotice } from './StuckNotice';
import type { EnquiryState } from './useEnquiry';

/**
 * The live region of the form. Screen readers say the number of errors and the first one, that the form is
 * sending, that it was sent, and the stuck notice. It is in the document from the start, as they require. It has
 * no role: Orca stops at an empty status, and in Chromium it cannot read the thanks in one again.
 */
export function FormStatus({
  ref,
  state,
  sendsNothing,
}: {
  ref: Ref<HTMLDivElement>;
  state: EnquiryState;
  sendsNothing: boolean;
}) {
  const isSending = state.step === 'sending';
  const { attempt, errors } = state.step === 'editing' ? state : { attempt: 0, errors: {} };
  const [first, ...others] = Object.values(errors);
  const fields = others.length === 0 ? '1 field needs' : `${others.length + 1} fields need`;
  return (
    // Screen readers stop at an empty element that can have the focus.
    <div ref={ref} aria-live="polite" tabIndex={isSending || state.step === 'sent' ? -1 : undefined}>
      {attempt > 0 && (
        // A new element at each attempt, so that screen readers say the same words again.
        <p key={attempt} className="sr-only">{`${fields} a correction. ${first}`}</p>
      )}
      {isSending && <p className="sr-only">Sending</p>}
      {state.step === 'sent' && <Sent />}
      {state.step === 'sent' && sendsNothing && <p className="mt-2">Preview: nothing was sent</p>}
      <StuckNotice />
    </div>
  );
}
